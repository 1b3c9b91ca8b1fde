// What icons.ts makes for the pages.
declare module "virtual:icons" {
  export const sprite: string;
  /** Who made the icons, by the names that they have in the set. */
  export const authors: string[];
}
