import path from 'node:path'

import { readJson } from './json.js'

/** The colours of both themes. */
const PALETTE = path.resolve(import.meta.dirname, '../../shared/contracts/src/brand/palette.json')

/** @returns {string} style element with the background of both themes, for the time before the first script has run */
export function createCanvasStyle() {
  /** @type {typeof import('@shop/contracts/brand/palette.json')} */
  const { light, dark } = readJson(PALETTE)
  return `<style>html{color-scheme:light;background:${light.background}}html.dark{color-scheme:dark;background:${dark.background}}</style>`
}
