/** Something that the person who releases has to change or repeat; its message says what. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
