/** The library that a file belongs to; of nested packages, the innermost. */
const LIBRARY = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** @typedef {{ identifier: string, nameForCondition: string | null, sizes: { javascript?: number }, modules?: BuiltModule[] }} BuiltModule */

/** Lists every module of every chunk, those that were joined into others too. */
const STATS = {
  all: false,
  ids: true,
  chunks: true,
  chunkGroups: true,
  chunkModules: true,
  chunkModulesSpace: Infinity,
  chunkRelations: true,
  cachedModules: true,
  dependentModules: true,
  nestedModules: true,
  nestedModulesSpace: Infinity,
}

/**
 * The libraries that a remote brings into the shop: those of its exposed modules and of what these import later.
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} entrypoints names of the exposed modules' chunks
 * @returns {Record<string, number>} bytes of source by library
 */
export function measureBundledLibraries(compilation, entrypoints) {
  const { chunks = [], namedChunkGroups = {} } = compilation.getStats().toJson(STATS)
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
  const reached = new Set(entrypoints.flatMap((name) => namedChunkGroups[name]?.chunks ?? []))
  // Iterating a set also visits what is added meanwhile.
  for (const id of reached) for (const child of byId.get(id)?.children ?? []) reached.add(child)
  const modules = [...reached]
    .flatMap((id) => /** @type {BuiltModule[]} */ (byId.get(id)?.modules ?? []))
    .flatMap((module) => module.modules ?? module)
  /** @type {Record<string, number>} */
  const bytes = {}
  for (const module of new Map(modules.map((each) => [each.identifier, each])).values()) {
    const [, library] = LIBRARY.exec(module.nameForCondition ?? '') ?? []
    if (library !== undefined)
      bytes[library] = (bytes[library] ?? 0) + (module.sizes.javascript ?? 0)
  }
  return Object.fromEntries(Object.entries(bytes).sort())
}
