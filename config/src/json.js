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
 * @returns {Value}
 * @throws when it cannot be read or is not JSON
 */
export function readJson(file) {
  return parseJson(readFileSync(file, 'utf8'))
}
