/** An error that whoever runs the tool can act on; its message says how. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
