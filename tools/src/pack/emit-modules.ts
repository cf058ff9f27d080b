import path from 'node:path'

import { transformSync } from '@babel/core'
import base from '@shop/config/tsconfig.base.json'
import ts from 'typescript'

/**
 * Builds sources into modules and declarations. Components are named after their files, as in builds of front ends, so
 * that a page which the server has rendered fits the browser's.
 * @param files absolute paths of TypeScript and JavaScript sources; of JavaScript only declarations are made
 * @returns text by path relative to `root`
 */
export function emitModules(root: string, files: readonly string[]): Map<string, string> {
  const { options } = ts.convertCompilerOptionsFromJson(base.compilerOptions, root)
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    // The gate checks types.
    noCheck: true,
    declaration: true,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: root,
  })
  const emitted = new Map<string, string>()
  const wanted = new Set(files)
  program.emit(undefined, (file, text, _bom, _onError, sources) => {
    const source = sources?.[0]?.fileName ?? ''
    const isDeclaration = file.endsWith('.d.ts')
    if (!wanted.has(source) || file.endsWith('.json')) return
    if (!isDeclaration && source.endsWith('.js')) return
    emitted.set(path.relative(root, file), isDeclaration ? text : nameComponents(text, source))
  })
  return emitted
}

function nameComponents(code: string, filename: string): string {
  if (!code.includes('styled-components')) return code
  const plugins = [['babel-plugin-styled-components', { displayName: false, pure: true }]]
  const result = transformSync(code, { filename, babelrc: false, configFile: false, plugins })
  return result?.code ?? code
}
