// Questions to the server over HTTP.

import type { Refusal } from "../protocol";

/** The server said no, with a sentence that says why. */
export class RefusedError extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

let tell: (isReached: boolean) => void = () => {};

/** Be told with every request whether the server could be reached. */
export function onReached(listener: (isReached: boolean) => void): void {
  tell = listener;
}

/** For what can wait: that the server is away has been told to whoever listens. */
export function unlessAway(problem: unknown): void {
  if (!(problem instanceof TypeError)) throw problem;
}

export async function getText(path: string, key = ""): Promise<string> {
  return (await ask(path, {}, key)).text();
}

export async function getJson<T>(path: string, key = ""): Promise<T> {
  return (await ask(path, {}, key)).json() as Promise<T>;
}

export async function postJson<T>(path: string, body: unknown, key = ""): Promise<T> {
  return (await post(path, body, key)).json() as Promise<T>;
}

export async function postText(path: string, body: unknown): Promise<string> {
  return (await post(path, body)).text();
}

function post(path: string, body: unknown, key = ""): Promise<Response> {
  return ask(path, { method: "POST", body: JSON.stringify(body) }, key);
}

async function ask(path: string, init: RequestInit, key: string): Promise<Response> {
  const headers = new Headers({ "Accept-Language": document.documentElement.lang });
  if (init.body) headers.set("Content-Type", "application/json");
  if (key) headers.set("Authorization", `Bearer ${key}`);
  const response = await reach(path, { ...init, headers });
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Refusal | null;
  throw new RefusedError(refused?.key ?? "", refused?.text ?? response.statusText, response.status);
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    tell(true);
    return response;
  } catch (problem) {
    tell(false);
    throw problem;
  }
}
