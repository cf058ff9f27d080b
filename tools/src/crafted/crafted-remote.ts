import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Touches } from '@shop/contracts/remote-manifest.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import { compressFolder } from 'release/build/compress.ts'
import { writeIntegrity } from 'release/build/integrity.ts'

/** What a crafted version does beside showing its page: JavaScript, at the place that the name says. */
export interface Craft {
  /** When its entry is loaded in a browser. */
  entry?: string
  /** Statements of the page's component, before it renders. */
  render?: string
  /** When the page is shown; it may return a clean-up. */
  effect?: string
  /** One more child of the page, by `h` of React. */
  content?: string
  /** The page's heading, by `h` and `t`, its texts. */
  heading?: string
  /** Texts to replace. */
  en?: Record<string, string>
  ar?: Record<string, string>
  touches?: Touches
}

const MODULES = ['react', '@shop/kernel/language', '@shop/kernel/page', '@shop/router']

const TEXTS = {
  en: { heading: 'Probe', intro: 'This page is ready for its first words.', action: 'Start' },
  ar: { heading: 'صفحة جديدة', intro: 'هذه الصفحة جاهزة لأولى كلماتها.', action: 'ابدأ' },
}

/** The module of the routes, for browsers and servers. */
const createRoutes = (
  address: string,
  {
    render = '',
    effect = '',
    content = 'null',
    heading = "h('h1', null, t.heading)",
    en,
    ar,
  }: Craft,
) => `
  const { createElement: h, useEffect, useState, useRef } = require('react')
  const { useLanguage } = require('@shop/kernel/language')
  const { useHydrated } = require('@shop/kernel/page')
  const { Link } = require('@shop/router')
  const texts = ${JSON.stringify({ en: { ...TEXTS.en, ...en }, ar: { ...TEXTS.ar, ...ar } })}
  function Page() {
    const t = texts[useLanguage().lang]
    const [count, setCount] = useState(0)
    ${render}
    useEffect(() => { ${effect} }, [])
    return h('div', { style: { padding: 40 } }, h('title', null, t.heading), ${heading}, h('p', null, t.intro),
      h('button', { type: 'button', onClick: () => setCount(count + 1) }, t.action), ${content})
  }
  exports.routes = [{ path: '${address}', Component: Page }]`

/** A container of Module Federation. */
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

/** Writes a version of a remote with one page, which needs no build. @returns its folder and the page's address */
export async function writeCraftedRemote(
  name: string,
  craft: Craft,
): Promise<{ folder: string; address: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'crafted-'))
  const address = name.replace('mfe-', '/')
  const routes = createRoutes(address, craft)
  const meta = { title: 'Probe', description: 'Probe' }
  const manifest = {
    name,
    kernel: '*',
    exposes: ['./routes'],
    shared: {},
    budget: null,
    paths: [address],
    entry: 'remoteEntry.js',
    preload: [],
    pages: { [address]: [] },
    meta: { [address]: { en: meta, ar: meta } },
    noindex: [address],
    touches: craft.touches,
  }
  const files = {
    'remote.json': JSON.stringify(manifest),
    'remoteEntry.js': createEntry(name, routes, craft.entry),
    [SERVER_BUILD]: routes,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  await compressFolder(folder)
  await writeIntegrity(folder)
  return { folder, address }
}
