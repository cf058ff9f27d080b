import path from 'node:path'

import ts from 'typescript'

import { readCompilerOptions } from '../build/kernel-types.ts'
import type { KernelTypes } from '../build/manifests.ts'

interface KernelUser {
  /** `NAME@VERSION`. */
  label: string
  /** Types of the kernel that it was built with. */
  types: KernelTypes
}

/** Compiles only if the provided kernel is assignable to the required one. */
const PROGRAM = `
import * as provided from './provided/node_modules/@shop/kernel/src/kernel.ts'
import type * as required from './required/node_modules/@shop/kernel/src/kernel.ts'
export const compatible: typeof required = provided
`

/**
 * Checks by the compiler that a shell's kernel has everything that a remote was built against.
 * @param root of the repository, whose packages the types refer to
 */
export function findKernelProblems(root: string, remote: KernelUser, shell: KernelUser): string[] {
  if (JSON.stringify(remote.types) === JSON.stringify(shell.types)) return []
  // Built by a tool that does not record them: the versions alone say whether they fit.
  if (Object.keys(remote.types).length === 0) return []
  // A virtual folder, below the repository so that its packages are resolved.
  const folder = path.join(root, '.release-check')
  const file = path.join(folder, 'check.ts')
  const files = new Map([
    [file, PROGRAM],
    ...installPackages(path.join(folder, 'provided'), shell.types),
    ...installPackages(path.join(folder, 'required'), remote.types),
  ])
  const options = { ...readCompilerOptions(root), types: [] }
  const compiled = ts.createProgram([file], options, createVirtualHost(files, options))
  const diagnostics = compiled.getSemanticDiagnostics(compiled.getSourceFile(file))
  return diagnostics.map(
    ({ messageText }) =>
      `The kernel of ${shell.label} is not compatible with ${remote.label}, which was built against another one:\n` +
      `${indent(nameKernels(ts.flattenDiagnosticMessageText(messageText, '\n')))}\n` +
      `  Build the remote against the shell's kernel, or promote a shell with the remote's first or with it.`,
  )
}

/** Replaces the module paths in a compiler message by what they are. */
const nameKernels = (text: string) =>
  text
    .replaceAll(/'?typeof import\("[^"]*\/provided\/[^"]*"\)'?/g, "the shell's kernel")
    .replaceAll(/'?typeof import\("[^"]*\/required\/[^"]*"\)'?/g, "the remote's")

const indent = (text: string) => text.replaceAll(/^/gm, '  ')

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
function createVirtualHost(
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
