import { createRequire } from 'node:module'

import { readJson } from './json.js'

/** The colours of both themes. */
const PALETTE = createRequire(import.meta.url).resolve('@shop/contracts/brand/palette.json')

/** @returns {typeof import('@shop/contracts/brand/palette.json')} */
const readPalettes = () => readJson(PALETTE)

/** Layout of the startup notice, which no other style sheet is there for. */
const NOTICE = [
  '#startup-notice{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;gap:.5rem;padding:2rem;font:1rem/1.6 system-ui,sans-serif;text-align:center}',
  '#startup-notice strong{font-size:1.375rem;font-weight:600;line-height:1.3}',
  '#startup-notice p{margin:0;max-inline-size:32rem}',
  '#startup-notice button{margin-block-start:1rem;min-block-size:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.625rem;font:inherit;font-weight:500;cursor:pointer}',
  '#startup-notice button:disabled{opacity:.6;cursor:default}',
  // Below a page that can be read.
  '#startup-notice.bar{inset:auto 0 0;z-index:2147483647;padding:1rem;border-block-start:1px solid}',
].join('')

/** What the head and early-press scripts need: the place of a page in another language, and a live region. */
const RENDERED = [
  '.unrendered #root{display:none}',
  '#press-status{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}',
].join('')

const NO_SCRIPT_LINE = '.no-script p'
const CONTROLS_OF_FORMS = 'form:not([action]) :is(input,select,textarea)'

/** Without scripts: a line that says so, in the language of the page if it has one, and faded controls. */
const NO_SCRIPT = [
  `${NO_SCRIPT_LINE}{margin:0;padding:.5rem 1rem;font:.875rem/1.6 system-ui,sans-serif;text-align:center}`,
  // The shell alone cannot be read.
  '[data-rendered-lang]:not([data-layout]) .no-script .shop,:is(html:not([data-rendered-lang]),[data-layout]) .no-script .page{display:none}',
  '[data-rendered-lang=en] .no-script [lang=ar],[data-rendered-lang=ar] .no-script [lang=en]{display:none}',
  `#root :is(button,${CONTROLS_OF_FORMS}):not(form[action] *,:has(img)){opacity:.5;cursor:not-allowed}`,
].join('')

/** @param {string} theme selector @param {Record<string, string>} palette */
const noticeColors = (theme, { text, muted, accent, accentText, focus, raised, line }) =>
  `${theme} #startup-notice{color:${text}}` +
  `${theme} #startup-notice.bar{background:${raised};border-color:${line}}` +
  `${theme} #startup-notice p{color:${muted}}` +
  `${theme} #startup-notice button{background:${accent};color:${accentText};outline-color:${focus}}`

/** @returns {string} style element of a browser that runs no scripts */
export function createNoScriptStyle() {
  const { light } = readPalettes()
  return `<noscript><style>${NO_SCRIPT}${NO_SCRIPT_LINE}{background:${light.sunken};color:${light.text}}</style></noscript>`
}

/** @returns {string} style element: the background of both themes for the time before the first script has run, and the startup notice */
export function createInlineStyle() {
  const { light, dark } = readPalettes()
  return `<style>html{color-scheme:light;background:${light.background}}html.dark{color-scheme:dark;background:${dark.background}}${RENDERED}${NOTICE}${noticeColors('.light', light)}${noticeColors('.dark', dark)}</style>`
}
