import path from 'node:path'

import { readJson } from './json.js'

/** The colours of both themes. */
const PALETTE = path.resolve(import.meta.dirname, '../../shared/contracts/src/brand/palette.json')

/** Layout of the startup notice, which no other style sheet is there for. */
const NOTICE = [
  '#startup-notice{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:.5rem;padding:2rem;font:1rem/1.6 system-ui,sans-serif;text-align:center}',
  '#startup-notice strong{font-size:1.375rem;font-weight:600;line-height:1.3}',
  '#startup-notice p{margin:0;max-inline-size:32rem}',
  '#startup-notice button{margin-block-start:1rem;min-block-size:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.625rem;font:inherit;font-weight:500;cursor:pointer}',
  '#startup-notice button:disabled{opacity:.6;cursor:default}',
].join('')

/** @param {string} theme selector @param {Record<string, string>} palette */
const noticeColors = (theme, { text, muted, accent, accentText, focus }) =>
  `${theme} #startup-notice{color:${text}}` +
  `${theme} #startup-notice p{color:${muted}}` +
  `${theme} #startup-notice button{background:${accent};color:${accentText};outline-color:${focus}}`

/** @returns {string} style element: the background of both themes for the time before the first script has run, and the startup notice */
export function createInlineStyle() {
  /** @type {typeof import('@shop/contracts/brand/palette.json')} */
  const { light, dark } = readJson(PALETTE)
  return `<style>html{color-scheme:light;background:${light.background}}html.dark{color-scheme:dark;background:${dark.background}}${NOTICE}${noticeColors('.light', light)}${noticeColors('.dark', dark)}</style>`
}
