import { compileCatalogue } from './messages.js'

export default {
  /** Jest parses what comes of a JSON file. @param {string} json */
  process: (json) => ({ code: compileCatalogue(json) }),
}
