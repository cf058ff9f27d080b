import { compileCatalogue } from '@shop/i18n/compile-catalogue.js'

export default {
  /** Jest transformer of `messages/*.json`; Jest parses its output as JSON. @param {string} json */
  process: (json) => ({ code: compileCatalogue(json) }),
}
