/// <reference types="jest" />

declare namespace jest {
  /** Jest's types give `any` for its matchers; these overloads come first. */
  interface Expect {
    any(classType: unknown): unknown
    anything(): unknown
    arrayContaining(items: readonly unknown[]): unknown
    objectContaining(properties: object): unknown
    stringContaining(text: string): unknown
    stringMatching(pattern: string | RegExp): unknown
    closeTo(expected: number, digits?: number): unknown
  }
}
