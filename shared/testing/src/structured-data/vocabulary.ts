/** Terms of schema.org, by their names. */
export interface Vocabulary {
  /** The types that a type is a kind of. */
  types: Record<string, string[]>
  /** The types that have a property, and those of its values. */
  properties: Record<string, { domains: string[]; ranges: string[] }>
  /** The enumerations that a value belongs to. */
  members: Record<string, string[]>
}
