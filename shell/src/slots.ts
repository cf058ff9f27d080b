/** What the slots of the shell's own pages hand over, by name; `package.json` lists them for the build. */
export interface Slots {
  'not-found.below': object
}
