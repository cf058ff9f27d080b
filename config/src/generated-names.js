// Names and texts in generated modules.

export const HEADER = `// Generated from pages.json and the message catalogues. Development servers, builds and \`npm run routes\` write it.\n`

/** @param {string} folder @param {string} lang @returns {string} the chunk of a catalogue */
export const messageChunk = (folder, lang) =>
  ['messages', ...folder.split('/').filter(Boolean), lang].join('.')

/** @param {string} folder @returns what the functions of its messages are called: those of `src` have no prefix */
export function messageNames(folder) {
  const words = capitalize(camelCase(folder))
  const prefix = words && words.charAt(0).toLowerCase() + words.slice(1)
  return {
    t: prefix ? `${prefix}T` : 't',
    useT: `use${words}T`,
    T: `${words}T`,
    load: `load${words}Messages`,
  }
}

export const moduleName = (/** @type {string} */ file) => camelCase(file.replace(/\.tsx?$/, ''))

/** @param {string} text @returns {string} its words as an identifier */
const camelCase = (text) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : capitalize(word)))
    .join('')

const capitalize = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1)
export const quote = (/** @type {string} */ text) => `'${text.replace(/['\\]/g, '\\$&')}'`
export const property = (/** @type {string} */ key) => (key.includes('.') ? quote(key) : key)
export const member = (/** @type {string} */ key) =>
  key.includes('.') ? `[${quote(key)}]` : `.${key}`
export const list = (/** @type {string[]} */ items) => items.map((item) => `${item},`).join('\n')
export const indent = (/** @type {string} */ text, levels = 1) =>
  text.replace(/^(?=.)/gm, '  '.repeat(levels))
