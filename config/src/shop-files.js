/** Modules that share others: what they load is a copy that the shell has too. */
const SHARING = ['consume-shared-module', 'provide-module']

/**
 * The scripts and style sheets of a remote that the shop may load: its container, and what that leads to without the copies of shared
 * modules. The other files are those of its standalone page.
 * @param {import('webpack').Compilation} compilation
 * @param {string} container name of its chunk
 * @returns {string[]}
 */
export function findShopFiles({ namedChunkGroups }, container) {
  const entry = namedChunkGroups.get(container)
  const groups = new Set(entry ? [entry] : [])
  for (const group of groups) {
    for (const child of group.childrenIterable) {
      const isOwn = child
        .getBlocks()
        .some((block) => !SHARING.includes(String(Reflect.get(block.getRootBlock(), 'type'))))
      if (isOwn) groups.add(child)
    }
  }
  const files = [...groups].flatMap((group) => group.getFiles())
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).toSorted()
}
