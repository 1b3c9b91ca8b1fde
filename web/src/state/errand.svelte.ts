// Something that is under way, one at a time, and what came of it.

import { untrack } from "svelte";
import { t } from "../locale/locale.svelte";
import { RefusedError } from "./api";

export class Errand {
  isUnderWay = $state(false);
  /** Why it did not work, as a sentence; empty if it did. */
  problem = $state("");

  /** Do it, unless something is under way; true if it worked. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    // An effect that starts it is not to start it again when it ends.
    if (untrack(() => this.isUnderWay)) return false;
    this.isUnderWay = true;
    this.problem = "";
    try {
      await what();
      return true;
    } catch (problem) {
      this.problem = said(problem);
      return false;
    } finally {
      this.isUnderWay = false;
    }
  }
}

/** What went wrong, as a sentence: the server's own words, or that it is not there. */
export function said(problem: unknown): string {
  if (problem instanceof RefusedError) return problem.message;
  if (problem instanceof TypeError) return t("web-no-server");
  throw problem;
}
