import path from 'node:path'

import ts from 'typescript'

import { readCompilerOptions } from '../build/emit-types.ts'
import type { KernelTypes } from '../build/manifests.ts'

/** How declarations of a package differ from those that others were built against. */
export interface TypeProblem {
  /** The module, as a key of the declarations: `@shop/ui/src/card/Card.d.ts`. */
  module: string
  /** The name that is used; undefined when the module is compared as a whole. */
  use?: string | undefined
  /** The compiler's message, or the names that are gone. */
  text: string
}

interface TypeOptions {
  withTypes?: boolean
  usesOf?: (module: string) => readonly string[] | undefined
}

/**
 * Finds by the compiler what modules lack that others were built against.
 * @param root of the repository, whose libraries the declarations refer to
 * @param modules keys of `required`
 * @param options.withTypes also exported types, which only matter to those who compile
 * @param options.usesOf the names that are used of a module, such as `useCart` or `cart.add`; undefined for all of it
 */
export function findTypeProblems(
  root: string,
  modules: readonly string[],
  required: KernelTypes,
  provided: KernelTypes,
  { withTypes = false, usesOf = () => undefined }: TypeOptions = {},
): TypeProblem[] {
  const present = modules.filter((module) => provided[module] !== undefined)
  const gone = modules
    .filter((module) => provided[module] === undefined)
    .map((module) => ({ module, text: 'It is gone.' }))
  // A virtual folder, below the repository so that its packages are resolved.
  const folder = path.join(root, '.release-check')
  const checks = present.map((module, index) => ({
    module,
    uses: usesOf(module)?.filter(isPlain),
    file: path.join(folder, `check-${index}.ts`),
  }))
  const files = new Map([
    ...checks.map(({ module, uses, file }): [string, string] => [file, toProgram(module, uses)]),
    ...installPackages(path.join(folder, 'provided'), provided),
    ...installPackages(path.join(folder, 'required'), required),
  ])
  const options = { ...readCompilerOptions(root), types: [] }
  const host = createVirtualHost(files, options)
  const compiled = ts.createProgram(
    checks.map(({ file }) => file),
    options,
    host,
  )
  const found = checks.flatMap(({ module, uses, file }) => [
    ...compiled
      .getSemanticDiagnostics(compiled.getSourceFile(file))
      .map(({ messageText, file: source, start = 0 }) => ({
        module,
        use: uses?.[(source?.getLineAndCharacterOfPosition(start).line ?? 0) - FIRST_USE_LINE],
        text: ts.flattenDiagnosticMessageText(messageText, '\n'),
      })),
    ...(withTypes ? findMissingTypes(compiled, folder, module) : []),
  ])
  return [...gone, ...found]
}

const isPlain = (use: string) => /^[\w$]+(\.[\w$]+)?$/.test(use)

/** Of a program that `toProgram` returns, from 0. */
const FIRST_USE_LINE = 2

/** Compiles only if the provided module, or each use of it in a line of its own, is assignable to the required one. */
function toProgram(module: string, uses?: readonly string[]): string {
  const source = module.replace(/\.d\.ts$/, '.ts')
  const lines = uses?.map(
    (use, index) => `export const use${index}: typeof required.${use} = provided.${use}`,
  )
  return `import * as provided from './provided/node_modules/${source}'
import type * as required from './required/node_modules/${source}'
${lines?.join('\n') ?? 'export const compatible: typeof required = provided'}
`
}

/** A missing value is an error of the compiler. */
function findMissingTypes(compiled: ts.Program, folder: string, module: string): TypeProblem[] {
  const checker = compiled.getTypeChecker()
  const symbolsIn = (side: string) => {
    const file = compiled.getSourceFile(path.join(folder, side, 'node_modules', module))
    const symbol = file && checker.getSymbolAtLocation(file)
    return symbol ? checker.getExportsOfModule(symbol) : []
  }
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const present = symbolsIn('provided').map(({ name }) => name)
  return symbolsIn('required')
    .filter((symbol) => !(resolve(symbol).flags & ts.SymbolFlags.Value))
    .filter(({ name }) => !present.includes(name))
    .map(({ name }) => ({ module, text: `It does not export the type ${name}.` }))
}

/** The files of the packages that these declarations belong to, as if installed in a folder. */
function installPackages(folder: string, types: KernelTypes): [string, string][] {
  const installed = path.join(folder, 'node_modules')
  const names = new Set(Object.keys(types).map((file) => file.split('/').slice(0, 2).join('/')))
  const packageJson = (name: string) =>
    JSON.stringify({
      exports: {
        '.': `./src/${path.basename(name)}.d.ts`,
        './*.ts': './src/*.d.ts',
        './*.tsx': './src/*.d.ts',
        './*': './src/*.d.ts',
      },
    })
  return [
    ...[...names].map((name): [string, string] => [
      path.join(installed, name, 'package.json'),
      packageJson(name),
    ]),
    ...Object.entries(types).map(([file, text]): [string, string] => [
      path.join(installed, file),
      text,
    ]),
  ]
}

/** A compiler host that sees these files besides those on disk. */
export function createVirtualHost(
  files: Map<string, string>,
  options: ts.CompilerOptions,
): ts.CompilerHost {
  const disk = ts.createCompilerHost(options)
  const folders = new Set<string>()
  for (let folder of files.keys()) {
    while (folder !== path.dirname(folder)) folders.add((folder = path.dirname(folder)))
  }
  return {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    directoryExists: (folder) => folders.has(folder) || (disk.directoryExists?.(folder) ?? false),
    getSourceFile(file, languageVersion, ...others) {
      const text = files.get(file)
      if (text === undefined) return disk.getSourceFile(file, languageVersion, ...others)
      return ts.createSourceFile(file, text, languageVersion)
    },
  }
}
