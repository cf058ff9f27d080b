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
}

const MODULES = ['react', '@shop/kernel/language', '@shop/kernel/page', '@shop/router']

const TEXTS = {
  en: { heading: 'Probe', intro: 'This page is ready for its first words.', action: 'Start' },
  ar: { heading: 'صفحة جديدة', intro: 'هذه الصفحة جاهزة لأولى كلماتها.', action: 'ابدأ' },
}

const createPage = ({
  render = '',
  effect = '',
  content = 'null',
  heading = "h('h1', null, t.heading)",
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
        h('button', { type: 'button', onClick: () => setCount(count + 1) }, t.action), ${content})
    }
  })()`

const createRoutes = (pages: ReadonlyMap<string, Craft>) => `
  const { createElement: h, useEffect, useState, useRef } = require('react')
  const { useLanguage } = require('@shop/kernel/language')
  const { useHydrated } = require('@shop/kernel/page')
  const { Link } = require('@shop/router')
  exports.routes = [${[...pages].map(([address, craft]) => `{ path: '${address}', Component: ${createPage(craft)} }`).join()}]`

const createEntry = (name: string, routes: string, entry = '') => `
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
      ${routes}
      return () => exports
    },
  }
})()`

/** The address of a craft's page among others of its version. */
export const toAddress = (name: string, index: number): string =>
  `${name.replace('mfe-', '/')}${index || ''}`

/** Writes a version of a remote with a page for each craft, which needs no build. @returns its folder */
export async function writeCraftedRemote(name: string, crafts: readonly Craft[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'crafted-'))
  const pages = new Map(crafts.map((craft, index) => [toAddress(name, index), craft]))
  const paths = [...pages.keys()]
  const forEach = <Value>(value: Value) => Object.fromEntries(paths.map((each) => [each, value]))
  const routes = createRoutes(pages)
  const meta = { title: 'Probe', description: 'Probe' }
  const declared = (of: 'storage' | 'listeners') =>
    crafts.flatMap(({ touches }) => touches?.[of] ?? [])
  const manifest = {
    name,
    kernel: '*',
    exposes: ['./routes'],
    shared: {},
    budget: null,
    paths,
    entry: 'remoteEntry.js',
    preload: [],
    pages: forEach([]),
    meta: forEach({ en: meta, ar: meta }),
    noindex: [...pages].flatMap(([address, { isListed }]) => (isListed ? [] : [address])),
    touches: {
      origins: Object.assign({}, ...crafts.map(({ touches }) => touches?.origins)) as object,
      storage: declared('storage'),
      listeners: declared('listeners'),
    },
  }
  const entry = crafts.map((craft) => craft.entry ?? '').join(';')
  const files = {
    'remote.json': JSON.stringify(manifest),
    'remoteEntry.js': createEntry(name, routes, entry),
    [SERVER_BUILD]: routes,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  await compressFolder(folder)
  await writeIntegrity(folder)
  return folder
}
