// What the address of a table tells by itself.

/** The keys in the part of an address behind its "#". */
export function keysIn(hash: string): { invitation: string; own: string } {
  const [invitation = "", own = ""] = hash.slice(1).split(".");
  return { invitation, own };
}

/** Whether only the computer that the server runs on can open our addresses. */
export function isOnlyHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
