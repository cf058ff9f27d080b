export default {
  /**
   * Jest transformer of pictures, fonts and style sheets: each is an address. The classes of CSS Modules keep their names.
   * @param {string} _text @param {string} file
   */
  process: (_text, file) => ({
    code: `module.exports = { __esModule: true, default: ${
      file.endsWith('.module.css')
        ? 'new Proxy({}, { get: (_, name) => String(name) })'
        : "'/asset'"
    } }`,
  }),
}
