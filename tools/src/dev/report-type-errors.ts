/**
 * Says which errors of types sources have, at first and after each change, and when they have none any more: what builds
 * may still lack an export that a page imports, or a text in both languages.
 * @param find the errors, with file and line
 * @param changes yields when the sources have changed
 */
export async function reportTypeErrors(
  find: () => Promise<string[]>,
  changes: AsyncIterable<void>,
  log: (line: string) => void,
): Promise<void> {
  let known = ''
  async function report() {
    const errors = (await find()).join('\n')
    if (errors === known) return
    known = errors
    log(errors === '' ? 'No errors of types any more.' : `Errors of types:\n${errors}`)
  }
  await report()
  for await (const _ of changes) await report()
}
