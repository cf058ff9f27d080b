import { compileCatalogue } from './messages.js'

/**
 * A catalogue that pages which show it take in when it changes: they hold the first one for good, so that one is
 * filled anew, and the pages are told to render again.
 * @param {string} catalogue JSON
 */
const hotModule = (catalogue) => `const messages = ${catalogue}
const hot = import.meta.webpackHot
const shown = hot.data?.shown ?? messages
for (const id of Object.keys(shown)) if (!(id in messages)) delete shown[id]
Object.assign(shown, messages)
hot.accept()
hot.dispose((data) => Object.assign(data, { shown }))
if (hot.data) dispatchEvent(new Event('messageschange'))
export default shown
`

/**
 * webpack loader of `messages/*.json`.
 * @this {{ hot?: boolean }} webpack's loader context
 * @param {string} json
 */
export default function messagesLoader(json) {
  const catalogue = compileCatalogue(json)
  return this.hot ? hotModule(catalogue) : catalogue
}
