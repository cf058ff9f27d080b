import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The formats that `formatMessage` knows. */
const ARGUMENT_TYPES = ['number', 'plural', 'select']

/** Stands for bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD'

/**
 * Compiles the ICU messages of a catalogue, so that the browser needs no parser.
 * @param {string} json `{id: ICU message}`
 * @returns {string} JSON of `{id: compiled message}`
 * @throws SyntaxError naming the id of a message that does not parse, or that has what no page can format
 */
export function compileCatalogue(json) {
  /** @type {unknown} */
  const content = JSON.parse(json)
  const messages = /** @type {Record<string, string>} */ (content)
  const compiled = Object.entries(messages).map(([id, message]) => {
    try {
      if (message.includes(REPLACEMENT)) throw new TypeError('The file was not saved as UTF-8')
      const parts = compileMessageOrThrow(message)
      assertFormattable(parts)
      return [id, parts]
    } catch (error) {
      throw new SyntaxError(`${id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return JSON.stringify(Object.fromEntries(compiled))
}

/**
 * @typedef {import('@lingui/message-utils/compileMessage').CompiledMessage} CompiledMessage
 * @typedef {{ offset?: number } & Record<string, CompiledMessage>} IcuChoices by case
 */

/**
 * @param {CompiledMessage} parts
 * @throws TypeError for a date, an ordinal, a plural with an offset and a number with a style
 */
function assertFormattable(parts) {
  for (const part of parts) {
    if (typeof part === 'string') continue
    const [argument, type, format] = part
    const isKnown = type === undefined || ARGUMENT_TYPES.includes(type)
    const { offset, ...cases } = /** @type {IcuChoices} */ (format ?? {})
    if (!isKnown || typeof format === 'string' || offset) {
      throw new TypeError(`Pages do not format {${argument}, ${type}} as it is written`)
    }
    Object.values(cases).forEach(assertFormattable)
  }
}
