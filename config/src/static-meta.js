import { readdirSync } from 'node:fs'
import path from 'node:path'

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

import { readJson } from './json.js'

const LANGUAGES = /** @type {const} */ (['en', 'ar'])
const PARTS = /** @type {const} */ (['title', 'description'])

/** @typedef {{ title: string, description: string }} Meta */

/** @param {string} source @param {string} lang @returns {Record<string, string>} message by id, from all catalogues below a folder */
function messagesIn(source, lang) {
  const catalogues = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === `${lang}.json` && /(^|[\\/])messages[\\/]/.test(file),
  )
  /** @type {Record<string, string>[]} */
  const parsed = catalogues.map((file) => readJson(path.join(source, file)))
  return Object.fromEntries(parsed.flatMap((messages) => Object.entries(messages)))
}

/** @param {string} id @param {string} message @returns {string} its plain text, in which `{brand}` stays */
function toPlainText(id, message) {
  return [compileMessageOrThrow(message)]
    .flat()
    .map((token) => {
      if (typeof token === 'string') return token
      if (token[0] === 'brand' && token.length === 1) return '{brand}'
      throw new Error(`${id} may only use the value {brand}: no other is known at release`)
    })
    .join('')
}

/**
 * Titles and descriptions of a remote's pages for search engines and link previews: the messages
 * `meta.KEY.title` and `meta.KEY.description` of its catalogues.
 * @param {Record<string, string>} paths pattern by key
 * @param {string} source folder of the remote's sources
 * @returns {Record<string, Record<'en' | 'ar', Meta>>} by pattern; paths without these messages are left out
 * @throws when some of a page's messages are missing, or one uses a value other than `{brand}`
 */
export function readStaticMeta(paths, source) {
  const catalogues = LANGUAGES.map((lang) => ({ lang, messages: messagesIn(source, lang) }))
  return Object.fromEntries(
    Object.entries(paths).flatMap(([key, pattern]) => {
      const expected = catalogues.flatMap(({ lang, messages }) =>
        PARTS.map((part) => ({ lang, part, id: `meta.${key}.${part}`, messages })),
      )
      const missing = expected.filter(({ id, messages }) => messages[id] === undefined)
      if (missing.length === expected.length) return []
      if (missing.length > 0) {
        const names = missing.map(({ id, lang }) => `${id} (${lang})`)
        throw new Error(`The page ${key} lacks the messages ${names.join(', ')}`)
      }
      const meta = LANGUAGES.map((lang) => [
        lang,
        Object.fromEntries(
          expected
            .filter((message) => message.lang === lang)
            .map(({ part, id, messages }) => [part, toPlainText(id, messages[id] ?? '')]),
        ),
      ])
      return [[pattern, Object.fromEntries(meta)]]
    }),
  )
}
