import path from 'node:path'

import { findOtherTerms } from '@shop/i18n/arabic-glossary.js'
import { compileCatalogue } from '@shop/i18n/compile-catalogue.js'

import { parseJson, readJson } from './json.js'

/**
 * Module of a catalogue that is hot-replaceable. Pages keep a reference to the first version, so a new version is
 * copied into it, and `messageschange` makes them render again.
 * @param {string} catalogue JSON
 */
const hotModule = (catalogue) => `const messages = ${catalogue}
const hot = import.meta.webpackHot
const current = hot.data?.current ?? messages
for (const id of Object.keys(current)) if (!(id in messages)) delete current[id]
Object.assign(current, messages)
hot.accept()
hot.dispose((data) => Object.assign(data, { current }))
if (hot.data) dispatchEvent(new Event('messageschange'))
export default current
`

/** @typedef {Pick<import('webpack').LoaderContext<object>, 'hot' | 'resourcePath' | 'addDependency' | 'emitError' | 'emitWarning'>} LoaderContext */

/**
 * webpack loader of `messages/*.json`: compiles the messages. A build fails on a text that only the other language has, and on an Arabic
 * word for which the shop has another one. In development they are warnings in the terminal and in the browser's console.
 * @this {LoaderContext}
 * @param {string} json
 */
export default function messagesLoader(json) {
  const file = path.basename(this.resourcePath)
  const other = file === 'en.json' ? 'ar.json' : 'en.json'
  const otherPath = path.join(path.dirname(this.resourcePath), other)
  this.addDependency(otherPath)
  /** @type {Record<string, string>} */
  const messages = parseJson(json)
  const missing = findMissing(messages, readJson(otherPath))
  const problems = [
    ...(missing.length > 0 ? [`${file} lacks texts that ${other} has: ${missing.join(', ')}`] : []),
    ...(file === 'ar.json' ? listOtherTerms(messages) : []),
  ]
  for (const problem of problems) {
    if (this.hot) this.emitWarning(new Error(problem))
    else this.emitError(new Error(problem))
  }
  const catalogue = compileCatalogue(json)
  return this.hot ? hotModule(catalogue) : catalogue
}

/** @param {Record<string, string>} messages in Arabic @returns {string[]} a sentence for each word that is not the shop's */
const listOtherTerms = (messages) =>
  Object.entries(messages).flatMap(([id, text]) =>
    findOtherTerms(text).map(
      ({ found, say }) => `ar.json: ${id} says “${found}”; the shop’s word is “${say}”`,
    ),
  )

/** @param {object} catalogue @param {object} other @returns {string[]} the ids that only the other catalogue has */
const findMissing = (catalogue, other) => Object.keys(other).filter((id) => !(id in catalogue))
