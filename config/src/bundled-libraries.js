/** The library that a file belongs to; of nested packages, the innermost. */
const LIBRARY = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/**
 * The libraries that a remote brings into the shop: those of its exposed module and of what that module imports later.
 * @param {import('webpack').Compilation} compilation
 * @param {string} entrypoint name of the exposed module's chunk
 * @returns {Record<string, number>} bytes of source by library
 */
export function measureBundledLibraries({ chunkGraph, namedChunkGroups }, entrypoint) {
  const root = namedChunkGroups.get(entrypoint)
  const modules = [...(root ? collectGroups(root) : [])]
    .flatMap(({ chunks }) => chunks)
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap(withConcatenated)
  /** @type {Record<string, number>} */
  const sizes = {}
  for (const module of new Set(modules)) {
    const [, library] = LIBRARY.exec(String(Reflect.get(module, 'resource') ?? '')) ?? []
    if (library !== undefined) sizes[library] = (sizes[library] ?? 0) + module.size('javascript')
  }
  return Object.fromEntries(Object.entries(sizes).sort())
}

/** @param {import('webpack').ChunkGroup} group @param {Set<import('webpack').ChunkGroup>} [found] */
function collectGroups(group, found = new Set()) {
  if (found.has(group)) return found
  found.add(group)
  for (const child of group.childrenIterable) collectGroups(child, found)
  return found
}

/** @param {import('webpack').Module} module @returns {import('webpack').Module[]} the modules that were joined into it, or itself */
export function withConcatenated(module) {
  return 'modules' in module ? /** @type {import('webpack').Module[]} */ (module.modules) : [module]
}
