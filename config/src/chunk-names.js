import path from 'node:path'

/** A catalogue below a front end's `src`: the folder that it belongs to and its language. */
const CATALOGUE = /^(?:(.+)\/)?messages\/([a-z]+)\.json$/

/**
 * Names the chunks of `import()` by what is imported, so that all imports of a module share a chunk:
 * a page's module goes into the chunk that the route table gives it, the catalogue
 * `src/FOLDER/messages/LANG.json` into `messages.FOLDER.LANG`. To be called before chunks are made.
 * @param {import('webpack').Compilation} compilation
 * @param {Map<string, string>} [pageChunks] chunk by page module
 * @returns {Map<string, string[]>} message chunks by the module that imports them
 */
export function nameChunks(compilation, pageChunks = new Map()) {
  const source = path.join(compilation.compiler.context, 'src')
  /** @type {Map<string, string[]>} */
  const messageChunks = new Map()
  for (const { block, importer, imported } of dynamicImports(compilation)) {
    const pageChunk = pageChunks.get(imported)
    if (pageChunk !== undefined) block.chunkName = pageChunk
    const relative = path.relative(source, imported).replaceAll(path.sep, '/')
    const [catalogue, folder, lang] = CATALOGUE.exec(relative) ?? []
    if (catalogue === undefined) continue
    block.chunkName ??= ['messages', ...(folder?.split('/') ?? []), lang].join('.')
    messageChunks.set(importer, [...(messageChunks.get(importer) ?? []), block.chunkName])
  }
  return messageChunks
}

/** Names the chunks of a front end's own message catalogues. */
export class MessageChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('MessageChunks', (compilation) => {
      compilation.hooks.beforeChunks.tap('MessageChunks', () => void nameChunks(compilation))
    })
  }
}

/** @param {import('webpack').Compilation} compilation every `import()` of a file by a file */
export function* dynamicImports({ modules, moduleGraph }) {
  for (const module of modules) {
    for (const block of module.blocks) {
      const [dependency] = block.dependencies
      const importer = fileOf(module)
      const imported = dependency && fileOf(moduleGraph.getModule(dependency))
      if (importer && imported) yield { block, importer, imported }
    }
  }
}

/** @param {import('webpack').Module | null} module @returns {string | undefined} */
function fileOf(module) {
  return module && 'resource' in module ? String(module.resource) : undefined
}
