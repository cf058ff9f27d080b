import path from 'node:path'

import { compileCatalogue } from '@shop/i18n/compile-catalogue.js'

import { findOtherTerms } from './arabic-glossary.js'
import { findOtherEnglishTerms } from './english-glossary.js'
import { readJson } from './json.js'

/**
 * Module of a catalogue that is hot-replaceable. Pages keep a reference to the first version, so a new version is
 * copied into it, and `messageschange` makes them render again. Without a catalogue it keeps the texts that there are.
 * @param {string} [catalogue] JSON
 */
const hotModule = (catalogue = 'hot.data?.current ?? {}') => `const hot = import.meta.webpackHot
const messages = ${catalogue}
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
 * webpack loader of `messages/*.json`: compiles the messages. A build fails on a text that only the other language has, and on a
 * word for which the shop has another one. In development they are warnings in the terminal and in the browser's console.
 * @this {LoaderContext}
 * @param {string} json
 */
export default function messagesLoader(json) {
  if (!this.hot) return compile(this, json)
  try {
    return hotModule(compile(this, json))
  } catch (error) {
    // A module that throws could not be replaced by a mended one.
    this.emitError(/** @type {Error} */ (error))
    return hotModule()
  }
}

/** @param {LoaderContext} context @param {string} json @returns {string} the compiled catalogue */
function compile(context, json) {
  const file = path.basename(context.resourcePath)
  const other = file === 'en.json' ? 'ar.json' : 'en.json'
  const otherPath = path.join(path.dirname(context.resourcePath), other)
  context.addDependency(otherPath)
  /** @type {Record<string, string>} */
  const messages = readJson(context.resourcePath, json)
  const missing = findMissing(messages, readJson(otherPath))
  const problems = [
    ...(missing.length > 0 ? [`${file} lacks texts that ${other} has: ${missing.join(', ')}`] : []),
    ...listOtherTerms(file, messages),
  ]
  for (const problem of problems) {
    if (context.hot) context.emitWarning(new Error(problem))
    else context.emitError(new Error(problem))
  }
  return compileCatalogue(json)
}

/**
 * @param {string} file of the catalogue
 * @param {Record<string, string>} messages
 * @returns {string[]} a sentence for each word that is not the shop's
 */
const listOtherTerms = (file, messages) =>
  Object.entries(messages).flatMap(([id, text]) =>
    (file === 'ar.json' ? findOtherTerms(text) : findOtherEnglishTerms(id, text)).map(
      ({ found, say }) => `${file}: ${id} says “${found}”; the shop’s word is “${say}”`,
    ),
  )

/** @param {object} catalogue @param {object} other @returns {string[]} the ids that only the other catalogue has */
const findMissing = (catalogue, other) => Object.keys(other).filter((id) => !(id in catalogue))
