import path from 'node:path'

import { readJson } from './json.js'

/** @typedef {{ say: string, not?: string, anywhere?: string, whole?: string }} Term `not`, `anywhere` and `whole` are patterns */

/** @type {Term[]} */
const content = readJson(path.join(import.meta.dirname, 'arabic-glossary.json'))

/** The ends of a word: `\b` knows Latin letters only. */
const START = '(?<![\\u0600-\\u065f\\u066e-\\u06ff])'
const END = '(?![\\u0600-\\u065f\\u066e-\\u06ff])'
/** Particles that are written together with the word. */
const PREFIXES = '(?:ال|و|وال|ب|بال|ل|لل)?'

/** @param {Term} term @returns {RegExp} */
function toPattern({ not, anywhere, whole }) {
  const patterns = [
    ...(not ? [`${START}${PREFIXES}(?:${not})${END}`] : []),
    ...(anywhere ? [anywhere] : []),
    ...(whole ? [`^(?:${whole})$`] : []),
  ]
  return new RegExp(patterns.join('|'), 'u')
}

/** One name for each thing in the shop, whichever team writes of it. */
const terms = content.map((term) => ({
  say: term.say,
  pattern: toPattern(term),
}))

/**
 * Finds the words of an Arabic text for which the shop has another one.
 * @param {string} text a message, an ICU one too
 * @returns {{ found: string, say: string }[]} what was written, and the shop's word
 */
export const findOtherTerms = (text) =>
  terms.flatMap(({ say, pattern }) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [{ found, say }]
  })
