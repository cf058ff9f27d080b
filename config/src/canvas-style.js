import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The colours of both themes. */
const PALETTE = path.resolve(import.meta.dirname, '../../shared/contracts/src/brand/palette.json')

/** @returns {string} style element with the background of both themes, for the time before the first script has run */
export function createCanvasStyle() {
  /** @type {typeof import('@shop/contracts/brand/palette.json')} */
  const { light, dark } = JSON.parse(readFileSync(PALETTE, 'utf8'))
  return `<style>html{color-scheme:light;background:${light.background}}html.dark{color-scheme:dark;background:${dark.background}}</style>`
}
