import browserslist from 'browserslist'

/** The browsers that esbuild knows, keyed by their names in `browserslist`. */
const names = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['ios_saf', 'ios'],
  ['safari', 'safari'],
])

/**
 * The oldest versions that a package supports, by `browserslist` of the nearest `package.json` that has it.
 * @param {string} directory the package's folder
 * @returns {Map<string, string>} such as `safari` to `16.0`, by the names of `browserslist`
 */
export function oldestVersions(directory) {
  /** @type {Map<string, string>} */
  const oldest = new Map()
  // The newest version of each browser comes first.
  for (const browser of browserslist(undefined, { path: directory })) {
    const [name = '', version = ''] = browser.split(' ')
    oldest.set(name, version.replace(/-.*/, ''))
  }
  return oldest
}

/**
 * The same, as esbuild names them.
 * @param {string} directory the package's folder
 * @returns {string[]} such as `safari16.0`
 */
export function oldestBrowsers(directory) {
  return [...oldestVersions(directory)].flatMap(([name, version]) => {
    const known = names.get(name)
    return known ? [known + version] : []
  })
}
