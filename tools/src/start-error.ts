/** A problem with the machine or the settings that whoever runs a command can solve; its message says how. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
