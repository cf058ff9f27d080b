import type { Compilation, Compiler, Module } from 'webpack'

/** One `import()` of a build. Files are absolute paths. */
export interface ImportedScripts {
  importer: string
  imported: string
  /** Scripts that the import loads, by their names in the output folder. */
  scripts: string[]
}

type Import = ReturnType<typeof dynamicImports> extends Iterable<infer Each> ? Each : never

/** webpack plugin that notes which scripts each `import()` of a build loads. */
export class ImportedScriptsPlugin {
  private compilation: Compilation | undefined
  private imports: Import[] = []

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ImportedScripts', (compilation) => {
      this.compilation = compilation
      // An import no longer tells its file once modules are joined.
      compilation.hooks.beforeChunks.tap('ImportedScripts', () => {
        this.imports = [...dynamicImports(compilation)]
      })
    })
  }

  read(): ImportedScripts[] {
    return this.imports.map(({ block, importer, imported }) => {
      const files = this.compilation?.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []
      return { importer, imported, scripts: files.filter((file) => file.endsWith('.js')) }
    })
  }
}

function* dynamicImports({ modules, moduleGraph }: Compilation) {
  for (const module of modules) {
    for (const block of module.blocks) {
      const [dependency] = block.dependencies
      const importer = fileOf(module)
      const imported = dependency && fileOf(moduleGraph.getModule(dependency))
      if (importer && imported) yield { block, importer, imported }
    }
  }
}

function fileOf(module: Module | null): string | undefined {
  return module && 'resource' in module ? String(module.resource) : undefined
}
