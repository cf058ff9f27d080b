import { compileCatalogue } from './messages.js'

export default {
  /** @param {string} json */
  process: (json) => ({
    code: `module.exports = {__esModule: true, default: ${compileCatalogue(json)}}`,
  }),
}
