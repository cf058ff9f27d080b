import path from 'node:path'

import ts from 'typescript'

import type { KernelTypes } from '../build/kernel-types-file.ts'
import { compilerOptions } from '../build/kernel-types.ts'

/** One of two builds whose kernels have to fit together. */
export interface KernelSide {
  /** `NAME@VERSION`. */
  label: string
  types: KernelTypes
}

/** The whole check: what the shell provides is used where the remote uses what it was built with. */
const program = `
import * as provided from './provided/node_modules/@shop/kernel/src/kernel.ts'
import type * as needed from './needed/node_modules/@shop/kernel/src/kernel.ts'
export const fits: typeof needed = provided
`

/**
 * Whether the kernel that a shell provides can do all that a remote was built against.
 * @param root the repository's folder, whose libraries the types refer to
 */
export function kernelProblems(root: string, remote: KernelSide, shell: KernelSide): string[] {
  if (JSON.stringify(remote.types) === JSON.stringify(shell.types)) return []
  // Below the repository, so that libraries are found; nothing is written there.
  const folder = path.join(root, '.release-check')
  const file = path.join(folder, 'fits.ts')
  const files = new Map([
    [file, program],
    ...packages(path.join(folder, 'provided'), shell.types),
    ...packages(path.join(folder, 'needed'), remote.types),
  ])
  const options = { ...compilerOptions(root), types: [] }
  const compiled = ts.createProgram([file], options, hostWith(files, options))
  const found = compiled.getSemanticDiagnostics(compiled.getSourceFile(file))
  return found.map(
    ({ messageText }) =>
      `The kernel that ${shell.label} provides does not fit ${remote.label}, which was built against another one:\n` +
      `${indent(named(ts.flattenDiagnosticMessageText(messageText, '\n')))}\n` +
      `  Build the remote against the shell's kernel, or promote a shell with the remote's first or with it.`,
  )
}

/** The compiler's words, with the two kernels called as people do. */
const named = (text: string) =>
  text
    .replaceAll(/'?typeof import\("[^"]*\/provided\/[^"]*"\)'?/g, "the shell's kernel")
    .replaceAll(/'?typeof import\("[^"]*\/needed\/[^"]*"\)'?/g, "the remote's")

const indent = (text: string) => text.replaceAll(/^/gm, '  ')

/** The files of packages whose declarations these are, installed in a folder. */
function packages(folder: string, types: KernelTypes): [string, string][] {
  const installed = path.join(folder, 'node_modules')
  const names = new Set(Object.keys(types).map((file) => file.split('/').slice(0, 2).join('/')))
  const manifest = JSON.stringify({
    exports: { './*.ts': './src/*.d.ts', './*.tsx': './src/*.d.ts' },
  })
  return [
    ...[...names].map((name): [string, string] => [
      path.join(installed, name, 'package.json'),
      manifest,
    ]),
    ...Object.entries(types).map(([file, text]): [string, string] => [
      path.join(installed, file),
      text,
    ]),
  ]
}

/** The compiler's view of the disk, with these files in it. */
function hostWith(files: Map<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
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
