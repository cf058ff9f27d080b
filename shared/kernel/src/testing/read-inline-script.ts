import { readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

/** The JavaScript of a script that the build inlines. @param file below the kernel's sources */
export function readInlineScript(file: string): string {
  const source = readFileSync(path.join(__dirname, '..', file), 'utf8')
  return ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText
}
