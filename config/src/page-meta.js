import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

const languages = /** @type {const} */ (['en', 'ar'])
const parts = /** @type {const} */ (['title', 'description'])

/** @typedef {{ title: string, description: string }} Meta */

/** @param {string} source @param {string} lang @returns {Record<string, string>} all messages below a folder */
function messagesIn(source, lang) {
  const catalogues = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === `${lang}.json` && /(^|[\\/])messages[\\/]/.test(file),
  )
  const parsed = catalogues.map((file) => JSON.parse(readFileSync(path.join(source, file), 'utf8')))
  return Object.assign({}, ...parsed)
}

/** @param {string} id @param {string} message @returns {string} what it says, `{brand}` left to be filled in */
function plain(id, message) {
  return [compileMessageOrThrow(message)]
    .flat()
    .map((token) => {
      if (typeof token === 'string') return token
      if (token[0] === 'brand' && token.length === 1) return '{brand}'
      throw new Error(`${id} may take no value but {brand}: it is read without the page`)
    })
    .join('')
}

/**
 * What a remote's catalogues say of its pages for search engines and previews, in the messages
 * `meta.KEY.title` and `meta.KEY.description`.
 * @param {Record<string, string>} paths pattern by key
 * @param {string} source folder of the remote's sources
 * @returns {Record<string, Record<'en' | 'ar', Meta>>} by pattern; nothing for a path without these messages
 * @throws when only some of a page's messages are there, or one takes a value
 */
export function pageMeta(paths, source) {
  const catalogues = languages.map((lang) => ({ lang, messages: messagesIn(source, lang) }))
  return Object.fromEntries(
    Object.entries(paths).flatMap(([key, pattern]) => {
      const wanted = catalogues.flatMap(({ lang, messages }) =>
        parts.map((part) => ({ lang, part, id: `meta.${key}.${part}`, messages })),
      )
      const missing = wanted.filter(({ id, messages }) => messages[id] === undefined)
      if (missing.length === wanted.length) return []
      if (missing.length > 0) {
        const names = missing.map(({ id, lang }) => `${id} (${lang})`)
        throw new Error(`The page ${key} lacks the messages ${names.join(', ')}`)
      }
      const meta = languages.map((lang) => [
        lang,
        Object.fromEntries(
          wanted
            .filter((message) => message.lang === lang)
            .map(({ part, id, messages }) => [part, plain(id, messages[id] ?? '')]),
        ),
      ])
      return [[pattern, Object.fromEntries(meta)]]
    }),
  )
}
