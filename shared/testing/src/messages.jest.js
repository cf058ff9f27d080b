import { compileCatalogue } from '@shop/config/messages.js'

export default {
  /** Jest transformer of `messages/*.json`; Jest parses its output as JSON. @param {string} json */
  process: (json) => ({ code: compileCatalogue(json) }),
}
