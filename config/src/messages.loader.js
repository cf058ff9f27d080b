import { compileCatalogue } from './messages.js'

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

/**
 * webpack loader of `messages/*.json`: compiles the messages.
 * @this {{ hot?: boolean }} webpack's loader context
 * @param {string} json
 */
export default function messagesLoader(json) {
  const catalogue = compileCatalogue(json)
  return this.hot ? hotModule(catalogue) : catalogue
}
