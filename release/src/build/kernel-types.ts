import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

import type { KernelTypes } from './kernel-types-file.ts'

const emitted = new Map<string, KernelTypes>()

/**
 * The declarations of the kernel and of what it imports from `shared`, as its sources are now.
 * @param root the repository's folder
 */
export async function kernelTypes(root: string): Promise<KernelTypes> {
  const known = emitted.get(root)
  if (known) return known
  const types = emit(root)
  emitted.set(root, types)
  return types
}

function emit(root: string): KernelTypes {
  const shared = path.join(root, 'shared')
  const types: KernelTypes = {}
  const program = ts.createProgram([path.join(shared, 'kernel/src/kernel.ts')], {
    ...compilerOptions(root),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: shared,
    rootDir: shared,
    // Found as sources: what is found as an installed library is not emitted.
    paths: Object.fromEntries(
      readdirSync(shared).map((name) => [`@shop/${name}/*`, [path.join(shared, name, 'src/*')]]),
    ),
  })
  program.emit(undefined, (file, text) => {
    types[`@shop/${path.relative(shared, file).replaceAll(path.sep, '/')}`] = text
  })
  return Object.fromEntries(Object.entries(types).toSorted())
}

/** The repository's own settings of the compiler. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.base.json')
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'))
  return ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, root).options
}
