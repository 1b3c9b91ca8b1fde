// The record of a game, as a file for whoever wants to keep it.

import { getText } from "./api";

export async function saveRecord(table: string, key: string | undefined): Promise<void> {
  const text = await getText(`/api/tables/${table}/record`, key);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `fiefdom-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
