/** Settings that a program cannot start with. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  /** @param problems a sentence for each, without its full stop, naming the variable or the key of the file */
  constructor(readonly problems: readonly string[]) {
    super(problems.join('; '))
  }
}
