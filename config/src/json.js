import { readFileSync } from 'node:fs'

/**
 * @template Value what the caller knows the text to hold; it is not checked
 * @param {string} text
 * @returns {Value}
 * @throws SyntaxError when it is not JSON
 */
export function parseJson(text) {
  /** @type {unknown} */
  const content = JSON.parse(text)
  return /** @type {Value} */ (content)
}

/**
 * @template Value what the caller knows the file to hold; it is not checked
 * @param {string} file
 * @param {string} [text] its content, if that was read already
 * @returns {Value}
 * @throws when it cannot be read; SyntaxError with line, column and the line's text when it is not JSON
 */
export function readJson(file, text = readFileSync(file, 'utf8')) {
  try {
    return parseJson(text)
  } catch (error) {
    throw describeSyntaxError(file, text, error)
  }
}

/** @param {string} text @returns {SyntaxError | null} */
function findSyntaxError(text) {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return /** @type {SyntaxError} */ (error)
  }
}

/**
 * Of an unexpected token V8 quotes only what surrounds it: it is the last character of the shortest beginning that fails alike.
 * @param {string} text @param {string} message @returns {number} the place of what is wrong
 */
function findPosition(text, message) {
  const [, position] = / at position (\d+)/.exec(message) ?? []
  if (position !== undefined) return Number(position)
  const isUnexpected = (/** @type {number} */ length) =>
    findSyntaxError(text.slice(0, length))?.message.startsWith('Unexpected token') ?? false
  let [valid, wrong] = [0, text.length]
  if (!isUnexpected(wrong)) return text.length
  while (wrong - valid > 1) {
    const middle = Math.floor((valid + wrong) / 2)
    if (isUnexpected(middle)) wrong = middle
    else valid = middle
  }
  return wrong - 1
}

/** @param {string} file @param {string} text @param {unknown} error */
function describeSyntaxError(file, text, error) {
  const message = error instanceof Error ? error.message : String(error)
  const before = text.slice(0, findPosition(text, message)).split('\n')
  const [reason] = message.split(/,? (?:"|\.\.\.")|(?: in JSON)? at position/)
  const line = before.length
  const column = (before.at(-1) ?? '').length + 1
  const shown = text.split('\n')[line - 1] ?? ''
  const place = `${file}:${line}:${column}`
  return new SyntaxError(`${place}: ${reason}\n  ${line} | ${shown}`, { cause: error })
}
