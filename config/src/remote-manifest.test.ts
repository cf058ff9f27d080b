import { RemoteManifestPlugin } from './remote-manifest.js'
import { build } from './testing/build.ts'

const heading = { en: 'Page', ar: 'صفحة' }
const catalogue = (text: string) => JSON.stringify({ text })
const component = (name: string) => `export const ${name} = '${name}'`

const touches = { storage: ['wishlist', 'tour.*'], origins: { img: ['https://tiles.example'] } }

const pages = {
  touches,
  layouts: { help: { module: './help/HelpLayout.tsx' } },
  pages: {
    shop: {
      path: '/shop',
      page: './shop/ShopPage.tsx',
      query: ['page'],
      skeleton: 'list',
      heading,
    },
    product: { path: '/product-detail/:id', page: './ProductPage.tsx', index: false, heading },
    redirect: { path: '/shop-grid', redirect: '/shop', heading },
    'help.guides': { path: '/help-guides', page: './help/GuidesPage.tsx', layout: 'help', heading },
    'help.support': {
      path: '/help-support',
      page: './help/SupportPage.tsx',
      layout: 'help',
      session: true,
      messages: ['shop'],
      heading,
    },
  },
}

/** The generated module as plain script. */
const load = (chunk: string, file: string) =>
  `import(/* webpackChunkName: "${chunk}" */ './${file}')`
const routes = [
  ...['', 'shop', 'help'].flatMap((folder) =>
    ['en', 'ar'].map((lang) => {
      const parts = ['messages', folder, lang].filter(Boolean)
      return load(parts.join('.'), [folder, 'messages', `${lang}.json`].filter(Boolean).join('/'))
    }),
  ),
  load('page.shop', 'shop/ShopPage.tsx'),
  load('page.product', 'ProductPage.tsx'),
  load('page.help', 'help/HelpLayout.tsx'),
  load('page.help.guides', 'help/GuidesPage.tsx'),
  load('page.help.support', 'help/SupportPage.tsx'),
]

const files = {
  'container.js': 'import(/* webpackChunkName: "routes" */ "./src/routes.js")',
  'src/routes.js': `export const routes = () => [${routes.join()}]`,
  'src/pages.json': JSON.stringify(pages),
  'src/messages/en.json': catalogue('en'),
  'src/messages/ar.json': catalogue('ar'),
  'src/shop/ShopPage.tsx': [
    `import './shop.css'`,
    `export const prefetch = () => ${load('page.product', '../ProductPage.tsx').replace('./..', '..')}`,
    component('ShopPage'),
  ].join('\n'),
  'src/shop/shop.css': 'h1 { color: teal }',
  'src/shop/messages/en.json': catalogue('shop, en'),
  'src/shop/messages/ar.json': catalogue('shop, ar'),
  'src/ProductPage.tsx': component('ProductPage'),
  'src/help/HelpLayout.tsx': component('HelpLayout'),
  'src/help/GuidesPage.tsx': component('GuidesPage'),
  'src/help/SupportPage.tsx': component('SupportPage'),
  'src/help/messages/en.json': catalogue('help, en'),
  'src/help/messages/ar.json': catalogue('help, ar'),
  'package.json': '{"budget":70000}',
}

const remote = {
  name: 'mfe-catalog',
  kernel: '^1.0.0',
  exposes: ['./routes'],
  shared: {
    react: { singleton: true, version: '19.3.1', requiredVersion: '^19.3.1' },
    '@shop/kernel/cart': { singleton: true, version: '6.0.0', requiredVersion: '^6.0.0' },
  },
}

async function buildManifest(changes: Record<string, string> = {}) {
  const assets = await build(
    { ...files, ...changes },
    {
      entry: { mfe_catalog: './container.js' },
      devtool: 'source-map',
      experiments: { css: true },
      output: { filename: '[name].[contenthash:6].js', chunkFilename: '[name].[contenthash:6].js' },
      plugins: [new RemoteManifestPlugin(remote)],
    },
  )
  const manifest = JSON.parse(assets['remote.json'] ?? '') as Record<string, unknown>
  return { manifest, emitted: Object.keys(assets) }
}

describe('RemoteManifestPlugin', () => {
  test('writes the name, shared versions, paths and the files of every page', async () => {
    const { manifest } = await buildManifest()
    const script = (name: string) =>
      expect.stringMatching(new RegExp(`^${name}\\.[0-9a-f]{6}\\.js$`))
    const sheet = expect.stringMatching(/^page\.shop\.[0-9a-f]{6}\.css$/)
    expect(manifest).toEqual({
      name: 'mfe-catalog',
      kernel: '^1.0.0',
      exposes: ['./routes'],
      shared: {
        react: { version: '19.3.1', requiredVersion: '^19.3.1' },
        '@shop/kernel/cart': { version: '6.0.0', requiredVersion: '^6.0.0' },
      },
      budget: 70_000,
      libraries: {},
      uses: {},
      paths: ['/shop', '/product-detail/:id', '/shop-grid', '/help-guides', '/help-support'],
      entry: script('mfe_catalog'),
      preload: [script('routes'), script('messages.en'), script('messages.ar')],
      pages: {
        '/shop': [
          script('page.shop'),
          sheet,
          script('messages.shop.en'),
          script('messages.shop.ar'),
        ],
        '/product-detail/:id': [script('page.product')],
        '/shop-grid': [],
        '/help-guides': [
          script('page.help'),
          script('page.help.guides'),
          script('messages.help.en'),
          script('messages.help.ar'),
        ],
        '/help-support': [
          script('page.help'),
          script('page.help.support'),
          script('messages.help.en'),
          script('messages.help.ar'),
          script('messages.shop.en'),
          script('messages.shop.ar'),
        ],
      },
      query: {
        '/shop': ['page'],
        '/product-detail/:id': [],
        '/shop-grid': [],
        '/help-guides': [],
        '/help-support': [],
      },
      meta: {},
      session: ['/help-support'],
      noindex: ['/product-detail/:id'],
      markdown: [],
      skeletons: { '/shop': 'list' },
      touches,
    })
  })

  test('lists only files that were emitted', async () => {
    const { manifest, emitted } = await buildManifest()
    const named = new Set(JSON.stringify(manifest).match(/[\w.]+\.(?:js|css)(?=")/g))
    expect(named.size).toBe(14)
    expect(emitted).toEqual(expect.arrayContaining([...named]))
  })

  test('contains the slots and the Markdown of pages, and extensions with the files that they need', async () => {
    const extensions = {
      guides: {
        slots: ['cart.empty'],
        module: './help/GuidesPage.tsx',
        height: { narrow: 300, wide: 200 },
        condition: { members: true },
      },
    }
    const markdown = './shop.markdown.ts'
    const shop = { ...pages.pages.shop, slots: ['shop.below'], markdown }
    const { manifest } = await buildManifest({
      'src/pages.json': JSON.stringify({
        ...{ ...pages, pages: { ...pages.pages, shop } },
        extensions,
      }),
      'src/shop.markdown.ts': 'export const markdown = () => ""',
      'src/slots.ts': `export interface Slots { 'shop.below': object }`,
      'container.js': [
        files['container.js'],
        'import(/* webpackChunkName: "extensions" */ "./src/extensions.js")',
      ].join('\n'),
      'src/extensions.js': `export const load = () => ${load('extension.guides', 'help/GuidesPage.tsx')}`,
    })
    const script = (name: string) =>
      expect.stringMatching(new RegExp(`^${name}\\.[0-9a-f]{6}\\.js$`))
    expect(manifest.slots).toEqual({ '/shop': ['shop.below'] })
    expect(manifest.markdown).toEqual(['/shop'])
    expect(manifest.extensions).toEqual([
      {
        key: 'guides',
        slots: ['cart.empty'],
        order: 0,
        height: { narrow: 300, wide: 200 },
        condition: { members: true },
        files: [
          ...['extensions', 'messages.en', 'messages.ar', 'extension.guides'],
          ...['messages.help.en', 'messages.help.ar'],
        ].map(script),
      },
    ])
  })

  test('contains titles and descriptions from the catalogues', async () => {
    const meta = (text: string) =>
      JSON.stringify({ 'meta.shop.title': text, 'meta.shop.description': `${text}.` })
    const { manifest } = await buildManifest({
      'src/shop/messages/en.json': meta('Shop'),
      'src/shop/messages/ar.json': meta('المتجر'),
    })
    expect(manifest.meta).toEqual({
      '/shop': {
        en: { title: 'Shop', description: 'Shop.' },
        ar: { title: 'المتجر', description: 'المتجر.' },
      },
    })
  })

  test('contains the names that the code uses of shared modules, those in handlers too', async () => {
    const { manifest } = await buildManifest({
      'src/ProductPage.tsx': [
        `import { addItem, cart, CartItem, unused } from '@shop/kernel/cart'`,
        `import { useState } from 'react'`,
        `export const handlers = { useState, onClick: () => addItem(new CartItem(), cart.lines.at(0)) }`,
        component('ProductPage'),
      ].join('\n'),
      'node_modules/@shop/kernel/package.json': '{"exports":{"./cart":"./cart.js"}}',
      'node_modules/@shop/kernel/cart.js':
        'export const addItem = 1, cart = {}, CartItem = 1, unused = 1',
      'node_modules/react/index.js': 'export const useState = 1',
    })
    expect(manifest.uses).toEqual({ '@shop/kernel/cart': ['CartItem', 'addItem', 'cart.lines'] })
  })

  test.each([
    ['a namespace', `import * as all from '@shop/kernel/cart'\nexport const any = all`],
    ['an import at run time', `export const load = () => import('@shop/kernel/cart')`],
  ])('says that any name may be used of %s', async (_, code) => {
    const { manifest } = await buildManifest({
      'src/ProductPage.tsx': `${code}\n${component('ProductPage')}`,
      'node_modules/@shop/kernel/package.json': '{"exports":{"./cart":"./cart.js"}}',
      'node_modules/@shop/kernel/cart.js': 'export const cart = 1',
    })
    expect(manifest.uses).toEqual({ '@shop/kernel/cart': ['*'] })
  })

  test('puts a page into one chunk when another page prefetches it', async () => {
    const { emitted } = await buildManifest()
    const scripts = emitted.filter((name) => name.endsWith('.js'))
    expect(scripts.filter((name) => !/^(page|messages|routes|mfe_catalog)\./.test(name))).toEqual(
      [],
    )
  })

  test.each([
    [
      'a wrong pages.json',
      { 'src/pages.json': JSON.stringify({ pages: { shop: { path: '/shop' } } }) },
      "pages.json.pages.shop misses the property 'heading'",
    ],
    [
      'half of what a page says of itself',
      { 'src/messages/en.json': '{"meta.shop.title":"Shop"}', 'src/messages/ar.json': '{}' },
      'meta.shop.description (en), meta.shop.title (ar)',
    ],
    [
      'a page that the routes do not import',
      {
        'src/routes.js': 'export const routes = []',
        'src/shop/ShopPage.tsx': component('ShopPage'),
      },
      'The page "shop" got no script for page.shop',
    ],
  ])('fails the build with the name for %s', async (_, changes, message) => {
    await expect(buildManifest(changes)).rejects.toThrow(message)
  })
})
