import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

import { parseJson } from './json.js'

/**
 * Compiles the ICU messages of a catalogue, so that the browser needs no parser.
 * @param {string} json `{id: ICU message}`
 * @returns {string} JSON of `{id: compiled message}`
 * @throws SyntaxError naming the id of a message that does not parse
 */
export function compileCatalogue(json) {
  /** @type {Record<string, string>} */
  const messages = parseJson(json)
  const compiled = Object.entries(messages).map(([id, message]) => {
    try {
      return [id, compileMessageOrThrow(message)]
    } catch (error) {
      throw new SyntaxError(`${id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return JSON.stringify(Object.fromEntries(compiled))
}
