import { readFileSync } from 'node:fs'
import path from 'node:path'

import { minify } from 'terser'
import ts from 'typescript'

/** Sets language, direction and theme before the first paint, and takes the token out of the address. */
const HEAD_SCRIPT = path.resolve(
  import.meta.dirname,
  '../../shared/kernel/src/inline-head-script.ts',
)

/** @returns {Promise<string>} the head script, compiled and minified, to be inlined into a page */
export async function compileInlineHeadScript() {
  const { outputText } = ts.transpileModule(readFileSync(HEAD_SCRIPT, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  const { code } = await minify(outputText, { module: false, toplevel: true })
  return code ?? ''
}
