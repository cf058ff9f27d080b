import path from 'node:path'

import { readJson } from './json.js'

/** @typedef {{ say: string, not: string, literal: string[] }} Term `not` is a pattern; `literal` are the ids of texts that the specification words */

/** @type {Term[]} */
const content = readJson(path.join(import.meta.dirname, 'english-glossary.json'))

const terms = content.map(({ say, not, literal }) => ({
  say,
  literal: new Set(literal),
  pattern: new RegExp(`\\b(?:${not})\\b`, 'iu'),
}))

/** The names of the values in an ICU message, which nobody reads. */
const VALUE_NAME = /\{\s*\w+\s*(?=[,}])/gu

/**
 * Finds the words of an English text for which the shop has another spelling.
 * @param {string} id of the message
 * @param {string} text a message, an ICU one too
 * @returns {{ found: string, say: string }[]} what was written, and the shop's word
 */
export const findOtherEnglishTerms = (id, text) =>
  terms.flatMap(({ say, literal, pattern }) => {
    const [found] = (literal.has(id) ? null : pattern.exec(text.replace(VALUE_NAME, '{'))) ?? []
    return found === undefined ? [] : [{ found, say }]
  })
