import { readdirSync } from 'node:fs'
import path from 'node:path'

import base from '@shop/config/tsconfig.base.json'
import ts from 'typescript'

import type { KernelTypes } from './manifests.ts'

/**
 * Emits the declarations of sources below `shared`, and of what they import from it.
 * @param files absolute paths
 * @returns text by path, `@shop/NAME/src/….d.ts`
 */
export function emitTypes(root: string, files: readonly string[]): KernelTypes {
  const shared = path.join(root, 'shared')
  const types: KernelTypes = {}
  const program = ts.createProgram(files, {
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

/** The compiler options of every package; relative paths among them are below the root. */
export function readCompilerOptions(root: string): ts.CompilerOptions {
  return ts.convertCompilerOptionsFromJson(base.compilerOptions, root).options
}
