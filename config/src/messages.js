import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/**
 * Compiles a message catalogue so that no ICU parser is needed in the browser.
 * @param {string} json `{id: ICU message}`
 * @returns {string} JSON of `{id: compiled message}`
 * @throws SyntaxError naming the id whose message does not parse
 */
export function compileCatalogue(json) {
  const compiled = Object.entries(JSON.parse(json)).map(([id, message]) => {
    try {
      return [id, compileMessageOrThrow(message)]
    } catch (error) {
      throw new SyntaxError(`${id}: ${error instanceof Error ? error.message : error}`)
    }
  })
  return JSON.stringify(Object.fromEntries(compiled))
}
