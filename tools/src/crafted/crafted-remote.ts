import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Touches } from '@shop/contracts/wire/remote-manifest.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import { compressFolder } from 'release/build/compress.ts'
import { writeIntegrity } from 'release/build/integrity.ts'

/** What a crafted version does beside showing its page: JavaScript, at the place that the name says. */
export interface Craft {
  /** Runs when its entry is loaded in a browser. */
  entry?: string
  /** Statements of the page's component, before it renders. */
  render?: string
  /** Runs when the page is shown, and may return a clean-up. */
  effect?: string
  /** One more child of the page, by `h` of React. */
  content?: string
  /** The page's heading, by `h` and `t`, its texts. */
  heading?: string
  en?: Record<string, string>
  ar?: Record<string, string>
  touches?: Touches
  /** Whether search engines may list its page. */
  isListed?: boolean
  /** The slot of its page. */
  slot?: string
  /** A slot that it fills instead of showing a page. */
  fills?: string
}

const MODULES = [
  ...['react', '@shop/kernel/language', '@shop/kernel/page', '@shop/kernel/slots'],
  '@shop/router',
]

/** Of the place for what fills a slot. */
const HEIGHT = 160

const TEXTS = {
  en: { heading: 'Probe', intro: 'This page is ready for its first words.', action: 'Start' },
  ar: { heading: 'صفحة جديدة', intro: 'هذه الصفحة جاهزة لأولى كلماتها.', action: 'ابدأ' },
}

const createPage = ({
  render = '',
  effect = '',
  content = 'null',
  heading = "h('h1', null, t.heading)",
  slot,
  en,
  ar,
}: Craft) => `(() => {
    const texts = ${JSON.stringify({ en: { ...TEXTS.en, ...en }, ar: { ...TEXTS.ar, ...ar } })}
    return function Page() {
      const t = texts[useLanguage().lang]
      const [count, setCount] = useState(0)
      ${render}
      useEffect(() => { ${effect} }, [])
      return h('div', { style: { padding: 40 } }, h('title', null, t.heading), ${heading}, h('p', null, t.intro),
        h('button', { type: 'button', onClick: () => setCount(count + 1) }, t.action), ${content},
        ${slot === undefined ? 'null' : `h(Slot, { name: '${slot}', context: {} })`})
    }
  })()`

const createExtension = ({ render = '', effect = '', content, en, ar }: Craft) => `(() => {
    const texts = ${JSON.stringify({ en: { ...TEXTS.en, ...en }, ar: { ...TEXTS.ar, ...ar } })}
    return function Extension() {
      const t = texts[useLanguage().lang]
      ${render}
      useEffect(() => { ${effect} }, [])
      return ${content ?? "h('p', null, t.intro)"}
    }
  })()`

const createModules = (
  pages: ReadonlyMap<string, Craft>,
  extensions: ReadonlyMap<string, Craft>,
) => `
  const { createElement: h, useEffect, useState, useRef } = require('react')
  const { useLanguage } = require('@shop/kernel/language')
  const { useHydrated } = require('@shop/kernel/page')
  const { Slot } = require('@shop/kernel/slots')
  const { Link } = require('@shop/router')
  exports.routes = [${[...pages].map(([address, craft]) => `{ path: '${address}', Component: ${createPage(craft)} }`).join()}]
  exports.extensions = {${[...extensions].map(([key, craft]) => `${key}: { load: async () => ${createExtension(craft)} }`).join()}}`

const createEntry = (name: string, code: string, entry = '') => `
var ${name.replaceAll('-', '_')} = (() => {
  let scope
  async function load(request) {
    const [shared] = Object.values(scope[request])
    return (shared.lib ?? (await shared.get()))()
  }
  return {
    init(shareScope) { scope = shareScope },
    async get() {
      const modules = {}
      for (const request of ${JSON.stringify(MODULES)}) modules[request] = await load(request)
      const require = (request) => modules[request]
      const exports = {}
      ${entry};
      ${code}
      return () => exports
    },
  }
})()`

/** The address of a craft's page among others of its version. */
export const toAddress = (name: string, index: number): string =>
  `${name.replace('mfe-', '/')}${index || ''}`

/** Writes a version of a remote with a page for each craft, or an extension, which needs no build. @returns its folder */
export async function writeCraftedRemote(name: string, crafts: readonly Craft[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'crafted-'))
  const extensions = new Map(
    crafts.flatMap((craft, index) => (craft.fills ? [[`box${index}`, craft] as const] : [])),
  )
  const ofPages = crafts.filter(({ fills }) => fills === undefined)
  // No remote is without a page.
  const shown = ofPages.length > 0 ? ofPages : [{}]
  const pages = new Map(shown.map((craft, index) => [toAddress(name, index), craft]))
  const paths = [...pages.keys()]
  const forEach = <Value>(value: Value) => Object.fromEntries(paths.map((each) => [each, value]))
  const modules = createModules(pages, extensions)
  const meta = { title: 'Probe', description: 'Probe' }
  const declared = (of: 'storage' | 'listeners') =>
    crafts.flatMap(({ touches }) => touches?.[of] ?? [])
  const manifest = {
    name,
    kernel: '*',
    exposes: ['./routes', ...(extensions.size > 0 ? ['./extensions'] : [])],
    shared: {},
    budget: null,
    paths,
    entry: 'remoteEntry.js',
    preload: [],
    pages: forEach([]),
    meta: forEach({ en: meta, ar: meta }),
    noindex: [...pages].flatMap(([address, { isListed }]) => (isListed ? [] : [address])),
    slots: Object.fromEntries(
      [...pages].flatMap(([address, { slot }]) => (slot === undefined ? [] : [[address, [slot]]])),
    ),
    extensions: [...extensions].map(([key, { fills }]) => ({
      ...{ key, slots: [fills], order: 0, files: [] },
      height: { narrow: HEIGHT, wide: HEIGHT },
    })),
    touches: {
      origins: Object.assign({}, ...crafts.map(({ touches }) => touches?.origins)) as object,
      storage: declared('storage'),
      listeners: declared('listeners'),
    },
  }
  const entry = crafts.map((craft) => craft.entry ?? '').join(';')
  const files = {
    'remote.json': JSON.stringify(manifest),
    'remoteEntry.js': createEntry(name, modules, entry),
    [SERVER_BUILD]: modules,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  await compressFolder(folder)
  await writeIntegrity(folder)
  return folder
}
