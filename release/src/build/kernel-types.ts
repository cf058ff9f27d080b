import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

import type { KernelTypes } from './manifests.ts'

const cache = new Map<string, KernelTypes>()

/**
 * Emits the declarations of the kernel and of what it imports from `shared`. The result is cached for the process.
 * @param root of the repository
 */
export async function emitKernelTypes(root: string): Promise<KernelTypes> {
  const cached = cache.get(root)
  if (cached) return cached
  const types = emit(root)
  cache.set(root, types)
  return types
}

function emit(root: string): KernelTypes {
  const shared = path.join(root, 'shared')
  const types: KernelTypes = {}
  const program = ts.createProgram([path.join(shared, 'kernel/src/kernel.ts')], {
    ...readCompilerOptions(root),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: shared,
    rootDir: shared,
    // Resolved as sources: declarations of installed packages are not emitted.
    paths: Object.fromEntries(
      readdirSync(shared).flatMap((name) => [
        [`@shop/${name}`, [path.join(shared, name, `src/${name}.ts`)]],
        [`@shop/${name}/*`, [path.join(shared, name, 'src/*')]],
      ]),
    ),
  })
  program.emit(undefined, (file, text) => {
    types[`@shop/${path.relative(shared, file).replaceAll(path.sep, '/')}`] = text
  })
  return Object.fromEntries(Object.entries(types).toSorted())
}

/** The compiler options of the repository. */
export function readCompilerOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.base.json')
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
    config: { compilerOptions?: object }
  }
  return ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, root).options
}
