// Which note of the first game is shown now.

import { SvelteSet } from "svelte/reactivity";
import type { State } from "../protocol";
import { LESSONS, type Lesson } from "./lessons";

export class Coaching {
  /** The note that is shown; null if there is nothing to say. */
  lesson = $state.raw<Lesson | null>(null);
  private readonly told = new SvelteSet<string>();

  /** See what is on the table now: end what has been done, and begin what fits. */
  look(state: State): void {
    if (this.lesson?.isDone?.(state)) this.next();
    const pressing = LESSONS.find((lesson) => !this.told.has(lesson.key) && lesson.fits(state));
    // A note stays until it is read or done, unless it no longer fits and another one does.
    if (!this.lesson || (pressing && !this.lesson.fits(state))) this.begin(pressing ?? null);
  }

  /** The note has been read. */
  next(): void {
    this.lesson = null;
  }

  private begin(lesson: Lesson | null): void {
    this.lesson = lesson;
    if (lesson) this.told.add(lesson.key);
  }
}
