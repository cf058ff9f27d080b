import { compileCatalogue } from './messages.js'

/** webpack loader of `messages/*.json`. @param {string} json */
export default function messagesLoader(json) {
  return compileCatalogue(json)
}
