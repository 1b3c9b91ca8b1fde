import { describe, expect, it } from "vitest";
import { isOnlyHere, keysIn } from "./address";

describe("the keys in an address", () => {
  it("has the invitation", () => expect(keysIn("#abc")).toEqual({ invitation: "abc", own: "" }));
  it("has a key of one's own after it", () => expect(keysIn("#abc.def")).toEqual({ invitation: "abc", own: "def" }));
  it("needs no invitation where everybody may come", () =>
    expect(keysIn("#.def")).toEqual({ invitation: "", own: "def" }));
  it("may have none", () => expect(keysIn("")).toEqual({ invitation: "", own: "" }));
});

it.each(["localhost", "127.0.0.1", "127.8.0.3", "[::1]", "fiefdom.localhost"])("%s is this computer", (host) =>
  expect(isOnlyHere(host)).toBe(true),
);
it.each(["192.168.1.5", "fiefdom.example", "127.0.0.1.example", "[fe80::1]"])("%s is not", (host) =>
  expect(isOnlyHere(host)).toBe(false),
);
