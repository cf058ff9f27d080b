/** webpack's names of a use of an import, of an import that a module exports again, and of an import at run time. */
const USES = new Set(['harmony import specifier', 'harmony export imported specifier', 'import()'])

/** Of a namespace nobody knows what is used. */
const ANY_NAME = '*'

/** @typedef {import('webpack').Dependency & { request: string, ids?: string[] }} ImportUse */

/** @param {import('webpack').Dependency} dependency @returns {dependency is ImportUse} */
const isUse = (dependency) => USES.has(dependency.type)

/** @param {Iterable<[string, Iterable<string>]>} entries @returns {Record<string, string[]>} in a stable order */
function toSortedRecord(entries) {
  const sorted = Array.from(
    entries,
    ([request, names]) => /** @type {const} */ ([request, [...names].sort()]),
  )
  return Object.fromEntries(sorted.sort())
}

/**
 * The names that a build uses of shared modules at run time: `useCart`, or of what a name holds `cart.add`; `*` for
 * any. Imports of types are gone by then, unless the code uses a type as a value. To be called when dependencies have been
 * optimized, before modules are joined.
 * @param {import('webpack').Compilation} compilation
 * @param {readonly string[]} requests of the shared modules
 * @returns {Record<string, string[]>} by request
 */
export function findUsedExports({ modules, moduleGraph }, requests) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map()
  // What is imported at run time is in blocks.
  const blocks = [...modules].flatMap((module) => [module, ...module.blocks])
  const dependencies = blocks.flatMap((block) => block.dependencies)
  for (const dependency of dependencies) {
    if (!isUse(dependency) || !requests.includes(dependency.request)) continue
    // What no other module uses is left out of the build.
    if (moduleGraph.getConnection(dependency)?.getActiveState(undefined) === false) continue
    const use = dependency.ids?.slice(0, 2).join('.') || ANY_NAME
    used.set(dependency.request, (used.get(dependency.request) ?? new Set()).add(use))
  }
  return toSortedRecord(used)
}

/**
 * The names that the modules of a build export at run time.
 * @param {import('webpack').Compilation} compilation
 * @param {Readonly<Record<string, string>>} files of the modules, by request
 * @returns {Record<string, string[]>} by request, without modules that are not in the build or whose exports webpack cannot list
 */
export function findProvidedExports({ modules, moduleGraph }, files) {
  const exportsByFile = new Map(
    [...modules].flatMap((module) => {
      const file = module.nameForCondition()
      const names = moduleGraph.getExportsInfo(module).getProvidedExports()
      return file !== null && Array.isArray(names) ? [/** @type {const} */ ([file, names])] : []
    }),
  )
  return toSortedRecord(
    Object.entries(files).flatMap(([request, file]) => {
      const names = exportsByFile.get(file)
      return names ? [/** @type {[string, string[]]} */ ([request, names])] : []
    }),
  )
}
