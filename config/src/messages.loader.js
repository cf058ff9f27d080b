import path from 'node:path'

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
 * webpack loader of `messages/*.json`: compiles the messages. A build fails on a text that only the other language has. In development,
 * where a page shows the id of such a text, it is a warning in the terminal and in the browser's console.
 * @this {LoaderContext}
 * @param {string} json
 */
export default function messagesLoader(json) {
  const file = path.basename(this.resourcePath)
  const other = file === 'en.json' ? 'ar.json' : 'en.json'
  const otherPath = path.join(path.dirname(this.resourcePath), other)
  this.addDependency(otherPath)
  const missing = findMissing(parseJson(json), readJson(otherPath))
  if (missing.length > 0) {
    const error = new Error(`${file} lacks texts that ${other} has: ${missing.join(', ')}`)
    if (this.hot) this.emitWarning(error)
    else this.emitError(error)
  }
  const catalogue = compileCatalogue(json)
  return this.hot ? hotModule(catalogue) : catalogue
}

/** @param {object} catalogue @param {object} other @returns {string[]} the ids that only the other catalogue has */
const findMissing = (catalogue, other) => Object.keys(other).filter((id) => !(id in catalogue))
