import browserslist from 'browserslist'

/** Those that esbuild knows, by their names in `browserslist`. */
const names = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['ios_saf', 'ios'],
  ['safari', 'safari'],
])

/**
 * The oldest browsers that a package is built for, by `browserslist` of the nearest `package.json` that has it.
 * @param {string} directory the package's folder
 * @returns {string[]} such as `safari16.0`
 */
export function oldestBrowsers(directory) {
  /** @type {Map<string, string>} */
  const oldest = new Map()
  // The newest version of each browser comes first.
  for (const browser of browserslist(undefined, { path: directory })) {
    const [id = '', version = ''] = browser.split(' ')
    const name = names.get(id)
    if (name) oldest.set(name, name + version.replace(/-.*/, ''))
  }
  return [...oldest.values()]
}
