import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The colours of both themes. */
const PALETTE = path.resolve(import.meta.dirname, '../../shared/contracts/src/brand/palette.ts')

/** @returns {string} style element with the background of both themes, for the time before the first script has run */
export function createCanvasStyle() {
  const { outputText } = ts.transpileModule(readFileSync(PALETTE, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  })
  const exports = /** @type {Record<string, Record<string, { background: string }>>} */ ({})
  new Function('exports', outputText)(exports)
  const { light, dark } = exports.palettes ?? {}
  return `<style>html{color-scheme:light;background:${light?.background}}html.dark{color-scheme:dark;background:${dark?.background}}</style>`
}
