export default {
  /** Jest transformer of pictures, fonts and style sheets: each is an address. */
  process: () => ({ code: "module.exports = { __esModule: true, default: '/asset' }" }),
}
