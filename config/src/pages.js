import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { validate } from 'schema-utils'

import { readJson } from './json.js'

/** Relative to a remote's folder. */
export const PAGES_FILE = 'src/pages.json'

/** @type {Parameters<typeof validate>[0]} */
const schema = readJson(path.join(import.meta.dirname, 'pages.schema.json'))

/**
 * @typedef {{ en: string, ar: string }} Texts by language
 * @typedef {'slim' | 'closed' | 'workspace'} Frame
 * @typedef {{ module: string, loader?: string, messages?: string[], frame?: Frame }} Layout
 * @typedef {object} PageEntry an entry of `pages.json`; `pages.schema.json` describes each property
 * @property {string} path
 * @property {string} [page]
 * @property {Record<string, unknown>} [props]
 * @property {string} [layout]
 * @property {string} [loader]
 * @property {string} [markdown]
 * @property {string} [redirect]
 * @property {string[]} [messages]
 * @property {string} [chunk]
 * @property {boolean} [session]
 * @property {Frame} [frame]
 * @property {'list' | 'product'} [skeleton]
 * @property {boolean} [index]
 * @property {string[]} [query]
 * @property {Texts} heading
 * @property {string} [example]
 * @property {boolean} [smokeTest]
 * @property {string[]} [slots]
 * @typedef {object} ExtensionEntry an entry of its `extensions`
 * @property {string[]} slots
 * @property {string} module
 * @property {string} [loader]
 * @property {string[]} [messages]
 * @property {string} [chunk]
 * @property {number} [order]
 * @property {{ narrow: number, wide: number }} height
 * @property {{ members?: boolean, config?: string }} [condition]
 * @property {Record<string, unknown>} [example]
 * @typedef {{ storage?: string[], origins?: Partial<Record<'connect' | 'img' | 'media' | 'frame' | 'font', string[]>>, listeners?: string[] }} Touches
 * @typedef {{ layouts?: Record<string, Layout>, pages: Record<string, PageEntry>, extensions?: Record<string, ExtensionEntry>, touches?: Touches }} PagesFile
 */

/** Describes what the slots of the remote's pages hand over; relative to `src`. */
const SLOTS_MODULE = 'slots.ts'

/**
 * @typedef {object} LoadedPart what is loaded for a page, a layout or an extension
 * @property {string} [module] its component's file, relative to `src`; a redirect has none
 * @property {string} [chunk] of the module
 * @property {string} [loader] its loader's file, relative to `src`
 * @property {Frame} [frame]
 * @property {string[]} messages folders of its catalogues, relative to `src`; `''` is `src` itself
 */

/**
 * @typedef {Omit<PageEntry, 'page' | 'messages'> & LoadedPart & { key: string, query: string[] }} Page
 * @typedef {Omit<ExtensionEntry, 'messages' | 'chunk'> & LoadedPart & { module: string, chunk: string, key: string, order: number }} Extension
 * @typedef {object} Pages the pages of a remote, and what it adds to those of others
 * @property {Page[]} pages in the order of the file
 * @property {Record<string, LoadedPart>} layouts by name
 * @property {Extension[]} extensions in the order of the file
 * @property {string[]} messages all folders with catalogues, as in `LoadedPart`
 * @property {Touches | undefined} touches what it touches outside of its region
 */

/**
 * Reads and validates the `pages.json` of a remote.
 * @param {string} directory the remote's folder
 * @returns {Pages}
 * @throws Error that names the file, the key and what is wrong: another shape, a module or component that does not
 * exist, an unknown layout or folder of messages, two pages with one path
 */
export function readPages(directory) {
  const file = path.join(directory, PAGES_FILE)
  const source = path.dirname(file)
  /** @type {PagesFile} not validated yet */
  const content = readJson(file)
  const problems = findShapeProblems(content) ?? findProblems(content, source)
  if (problems.length > 0) throw new Error([`${file} is wrong:`, ...problems].join('\n'))

  const catalogues = findCatalogues(source)
  /** @type {Record<string, LoadedPart>} */
  const layouts = {}
  for (const [name, { messages = [], ...layout }] of Object.entries(content.layouts ?? {})) {
    layouts[name] = {
      ...layout,
      chunk: `page.${name}`,
      messages: messagesOf(layout.module, messages, catalogues),
    }
  }
  /** @type {Map<string, string>} a module has one chunk, also where several paths show it */
  const chunks = new Map()
  const pages = Object.entries(content.pages).map(([key, { page, messages = [], ...entry }]) => {
    const common = { query: [], ...entry, key }
    if (page === undefined) return { ...common, messages: [] }
    const chunk = chunks.get(page) ?? `page.${entry.chunk ?? key}`
    chunks.set(page, chunk)
    return { ...common, module: page, chunk, messages: messagesOf(page, messages, catalogues) }
  })
  const extensions = Object.entries(content.extensions ?? {}).map(
    ([key, { messages = [], chunk = key, ...entry }]) => ({
      ...{ order: 0, ...entry, key, chunk: `extension.${chunk}` },
      messages: messagesOf(entry.module, messages, catalogues),
    }),
  )
  return { pages, layouts, extensions, messages: catalogues, touches: content.touches }
}

/** @param {string} directory the remote's folder @returns whether its `pages.json` has extensions and Markdown of pages; nothing of one that cannot be read */
export function findParts(directory) {
  try {
    /** @type {PagesFile} */
    const { pages, extensions = {} } = readJson(path.join(directory, PAGES_FILE))
    return {
      extensions: Object.keys(extensions).length > 0,
      markdown: Object.values(pages).some(({ markdown }) => markdown !== undefined),
    }
  } catch {
    return { extensions: false, markdown: false }
  }
}

/** @param {PagesFile} content @returns {string[] | null} where it has not the shape of the schema; null when it has */
function findShapeProblems(content) {
  try {
    validate(schema, content, { baseDataPath: 'pages.json' })
    return null
  } catch (error) {
    // The first line speaks of the options of a loader.
    return String(error).split('\n').slice(1)
  }
}

/** @param {PagesFile} content @param {string} source @returns {string[]} what no schema can see */
function findProblems({ layouts = {}, pages, extensions = {} }, source) {
  const fileProblems = (/** @type {string} */ file, /** @type {string} */ exported) => {
    const absolute = path.join(source, file)
    if (!existsSync(absolute)) return [`there is no file src/${file.slice(2)}`]
    const text = readFileSync(absolute, 'utf8')
    if (new RegExp(`^export (?!default\\b).*\\b${exported}\\b`, 'm').test(text)) return []
    const remedy = /^export default\b/m.test(text) ? ', but a default: pages are named exports' : ''
    return [`src/${file.slice(2)} does not export ${exported}${remedy}`]
  }
  const partProblems = (
    /** @type {{ module?: string, loader?: string, markdown?: string, messages?: string[] }} */ part,
  ) => [
    ...(part.module ? fileProblems(part.module, componentOf(part.module)) : []),
    ...(part.loader ? fileProblems(part.loader, 'loader') : []),
    ...(part.markdown ? fileProblems(part.markdown, 'markdown') : []),
    ...(part.messages ?? [])
      .filter((folder) => !existsSync(path.join(source, folder, 'messages/en.json')))
      .map((folder) => `there is no file src/${folder}/messages/en.json`),
  ]
  const slotsFile = path.join(source, SLOTS_MODULE)
  const described = existsSync(slotsFile) ? readFileSync(slotsFile, 'utf8') : ''
  const slotProblems = (/** @type {string[]} */ slots = []) =>
    slots
      .filter((slot) => !described.includes(`'${slot}'`))
      .map((slot) => `src/${SLOTS_MODULE} does not describe '${slot}'`)
  /** @type {Map<string, string>} key by path */
  const owners = new Map()
  const pageProblems = (/** @type {string} */ key, /** @type {PageEntry} */ page) => {
    const owner = owners.get(page.path)
    owners.set(page.path, key)
    return [
      ...partProblems(page.page === undefined ? page : { ...page, module: page.page }),
      ...(owner === undefined ? [] : [`${owner} has the path ${page.path} too`]),
      ...(page.layout !== undefined && !Object.hasOwn(layouts, page.layout)
        ? [`there is no layout ${page.layout}`]
        : []),
      ...((page.page ?? page.redirect ?? page.loader) ? [] : ['it needs page, redirect or loader']),
      ...slotProblems(page.slots),
    ]
  }
  const name = (/** @type {string} */ place, /** @type {string[]} */ found) =>
    found.map((problem) => ` - ${place}: ${problem}`)
  return [
    ...Object.entries(layouts).flatMap(([key, layout]) =>
      name(`pages.json.layouts.${key}`, partProblems(layout)),
    ),
    ...Object.entries(pages).flatMap(([key, page]) =>
      name(`pages.json.pages.${key}`, pageProblems(key, page)),
    ),
    ...Object.entries(extensions).flatMap(([key, extension]) =>
      name(`pages.json.extensions.${key}`, partProblems(extension)),
    ),
  ]
}

/** @param {string} module @returns {string} the name of its component, which is its file's */
export const componentOf = (module) => path.basename(module, '.tsx')

/** @param {string} source @returns {string[]} the folders with message catalogues, relative to it, sorted */
function findCatalogues(source) {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /(^|\/)messages\/en\.json$/.test(file))
    .map((file) => file.replace(/\/?messages\/en\.json$/, ''))
    .sort()
}

/**
 * @param {string} module
 * @param {string[]} others
 * @param {string[]} catalogues
 * @returns {string[]} the folders of its catalogues: its own, those above it, and the others that it names
 */
function messagesOf(module, others, catalogues) {
  const folder = path.posix.dirname(path.posix.normalize(module))
  const isAbove = (/** @type {string} */ above) =>
    above === '' || folder === above || folder.startsWith(`${above}/`)
  return [...new Set([...catalogues.filter(isAbove), ...others])]
}
