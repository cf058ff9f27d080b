import { readFileSync } from 'node:fs'
import path from 'node:path'

import { readJson } from '../json.js'
import { PROXY_PREFIX } from './origins.js'

/** @typedef {typeof import('./messages/en.json')} Messages @typedef {keyof Messages} MessageId */
/** @typedef {{ id: MessageId, values: Record<string, string> }} Text */

/** @type {Record<'en' | 'ar', Messages>} */
const messages = {
  en: readJson(path.join(import.meta.dirname, 'messages/en.json')),
  ar: readJson(path.join(import.meta.dirname, 'messages/ar.json')),
}

export const STYLES_PATH = `${PROXY_PREFIX}bar.css`
export const styles = readFileSync(path.join(import.meta.dirname, 'bar.css'), 'utf8')

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** @param {Text} text @param {'en' | 'ar'} [lang] @returns {string} */
export const format = ({ id, values }, lang = 'en') =>
  messages[lang][id].replaceAll(/\{(\w+)\}/g, (_, /** @type {string} */ name) => {
    const value = values[name] ?? ''
    // Addresses keep their direction, and signs beside them that of the text.
    return lang === 'ar' ? `\u2068${value}\u2069` : value
  })

/** In both languages, of which the page shows its own. @param {readonly Text[]} texts */
const toLines = (texts) =>
  /** @type {const} */ (['en', 'ar'])
    .map((lang) => {
      const line = texts.map((text) => format(text, lang)).join(' · ')
      return `<span lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">${escapeHtml(line)}</span>`
    })
    .join('')

/** @typedef {{ name: string, shop: string, canWrite: boolean, isBroken: boolean }} Status what the bar says */

/** @param {Status} status @returns {string} */
function createBar({ name, shop, canWrite, isBroken }) {
  const source = { id: /** @type {const} */ ('source'), values: { name } }
  const details = [
    ...(isBroken ? [{ id: /** @type {const} */ ('broken'), values: {} }] : []),
    { id: /** @type {const} */ ('rest'), values: { shop } },
    {
      id: canWrite ? /** @type {const} */ ('writing') : /** @type {const} */ ('reading'),
      values: {},
    },
  ]
  return `<link rel="stylesheet" href="${STYLES_PATH}"><details id="shop-bar" translate="no" open><summary>${toLines([source])}</summary>${toLines(details)}</details>`
}

const RENDERED =
  /<div id="root">.*<\/div><script type="application\/json" id="page-data">(.*?)<\/script>/s

/**
 * Leaves a page to the browser when the server has rendered it with the live version, or does not know it.
 * @param {string} html @param {string} name of the remote @param {boolean} isMissing
 */
function withoutLiveVersion(html, name, isMissing) {
  const file = `[^\\s"]*/${name}/[^\\s"]*`
  const live = html
    .replaceAll(new RegExp(`<link\\b[^>]*href="${file}"[^>]*>`, 'g'), '')
    .replaceAll(/ data-messages-\w+="[^"]*"/g, (files) =>
      files.replaceAll(new RegExp(`${file} ?`, 'g'), ''),
    )
  const [, data = ''] = RENDERED.exec(live) ?? []
  if (!isMissing && !data.includes(`"remote":{"name":"${name}"`)) return live
  return live
    .replace(RENDERED, '<div id="root"></div>')
    .replace(/ data-rendered-lang="[^"]*"/, '')
    .replace(' data-layout', '')
    .replace(/<link rel="expect"[^>]*>/, '')
}

/**
 * A page of the shop with the bar, and without what it has of the live version.
 * @param {string} html @param {Status & { isMissing: boolean, prefix: string }} options `prefix` of its server's paths here
 */
export function toLocalPage(html, { isMissing, prefix, ...status }) {
  const page =
    prefix === ''
      ? withoutLiveVersion(html, status.name, isMissing)
      : html.replaceAll(/(\s(?:href|src|action|formaction)=")(\/(?!\/))/g, `$1${prefix}$2`)
  const bar = createBar(status)
  return page.includes('</body>') ? page.replace('</body>', () => `${bar}</body>`) : page + bar
}

/** A style sheet of another server, whose paths begin with its prefix here. @param {string} css @param {string} prefix */
export const toLocalStyles = (css, prefix) =>
  css.replaceAll(/(url\(["']?)(\/(?!\/))/g, `$1${prefix}$2`)

/** A page that says why there is none. @param {Text} text */
export const createNotice = (text) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(format(text))}</title><link rel="stylesheet" href="${STYLES_PATH}"></head><body class="shop-notice"><main>${toLines([text])}</main></body></html>`
