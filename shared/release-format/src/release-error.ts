/** An error that whoever runs the tool can act on; its message says how. */
export class ReleaseError extends Error {
  override readonly name: string = 'ReleaseError'
}

/** A version's files are not what was published; the message says which and how. */
export class DamageError extends ReleaseError {
  override readonly name = 'DamageError'
}
