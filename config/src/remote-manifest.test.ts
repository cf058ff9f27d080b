import { RemoteManifestPlugin } from './remote-manifest.js'
import { build } from './testing/build.ts'

const paths = {
  shop: '/shop',
  product: '/product-detail/:id',
  redirect: '/shop-grid',
  'help.guides': '/help-guides',
  'help.support': '/help-support',
}

const catalogue = (text: string) => JSON.stringify({ text })

/** The route table of a remote, as plain script. */
const routes = `
  import { load } from './messages.js'
  import { load as loadShop } from './shop/messages.js'
  import { load as loadHelp } from './help/messages.js'
  const page = (...page) => page
  const redirectRoute = page
  const pages = (paths, table) => table

  export const routes = [load, pages({}, {
    shop: page(() => import('./shop/ShopPage.js'), { messages: loadShop }),
    product: page(() => import('./ProductPage.js')),
    redirect: redirectRoute(() => '/shop'),
    help: {
      messages: loadHelp,
      layout: page(() => import('./help/Layout.js')),
      pages: {
        guides: page(() => import('./help/GuidesPage.js')),
        support: page(() => import('./help/SupportPage.js')),
      },
    },
  })]`

const files = {
  'container.js': 'import(/* webpackChunkName: "routes" */ "./src/routes.tsx")',
  'src/routes.tsx': routes,
  'src/paths.json': JSON.stringify(paths),
  'src/messages.js': `
    const sources = [() => import('./messages/en.json'), () => import('./messages/ar.json')]
    export const load = () => sources`,
  'src/messages/en.json': catalogue('en'),
  'src/messages/ar.json': catalogue('ar'),
  'src/shop/ShopPage.js': `
    import './shop.css'
    export const prefetch = () => import('../ProductPage.js')
    export default 'shop'`,
  'src/shop/shop.css': 'h1 { color: teal }',
  'src/shop/messages.js': `export const load = () => import('./messages/ar.json')`,
  'src/shop/messages/ar.json': catalogue('shop, ar'),
  'src/ProductPage.js': 'export default "product"',
  'src/help/Layout.js': 'export default "layout of all help"',
  'src/help/GuidesPage.js': 'export default "guides"',
  'src/help/SupportPage.js': 'export default "support"',
  'src/help/messages.js': `export const load = () => import('./messages/en.json')`,
  'src/help/messages/en.json': catalogue('help, en'),
  'package.json': '{}',
}

const remote = {
  name: 'mfe-catalog',
  kernel: '^1.0.0',
  exposes: ['./routes'],
  shared: { react: { singleton: true, version: '19.3.1', requiredVersion: '^19.3.1' } },
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
  return { manifest, scripts: Object.keys(assets).filter((name) => name.endsWith('.js')) }
}

describe('RemoteManifestPlugin', () => {
  test('writes the name, shared versions, paths and the files of every page', async () => {
    const { manifest } = await buildManifest()
    const script = (name: string) =>
      expect.stringMatching(new RegExp(`^${name}\\.[0-9a-f]{6}\\.js$`))
    expect(manifest).toEqual({
      name: 'mfe-catalog',
      kernel: '^1.0.0',
      exposes: ['./routes'],
      shared: { react: { version: '19.3.1', requiredVersion: '^19.3.1' } },
      budget: null,
      libraries: {},
      paths: ['/shop', '/product-detail/:id', '/shop-grid', '/help-guides', '/help-support'],
      entry: script('mfe_catalog'),
      preload: [script('routes'), script('messages.en'), script('messages.ar')],
      pages: {
        '/shop': [script('page.shop'), script('messages.shop.ar')],
        '/product-detail/:id': [script('page.product')],
        '/shop-grid': [],
        '/help-guides': [
          script('page.help'),
          script('page.help.guides'),
          script('messages.help.en'),
        ],
        '/help-support': [
          script('page.help'),
          script('page.help.support'),
          script('messages.help.en'),
        ],
      },
      meta: {},
      noindex: [],
    })
  })

  test('lists only files that were emitted', async () => {
    const { manifest, scripts } = await buildManifest()
    const named = new Set(JSON.stringify(manifest).match(/[\w.]+\.js(?=")/g))
    expect(named.size).toBe(11)
    expect(scripts).toEqual(expect.arrayContaining([...named]))
  })

  test('lists another file name when the content has changed', async () => {
    const before = await buildManifest()
    const after = await buildManifest({ 'src/ProductPage.js': 'export default "new"' })
    expect(after.manifest).not.toEqual(before.manifest)
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

  test('contains the size budget from package.json', async () => {
    const { manifest } = await buildManifest({ 'package.json': '{"budget":70000}' })
    expect(manifest.budget).toBe(70_000)
  })

  test('puts a page into one chunk when another page prefetches it', async () => {
    const { scripts } = await buildManifest()
    expect(scripts.filter((name) => !/^(page|messages|routes|mfe_catalog)\./.test(name))).toEqual(
      [],
    )
  })

  test('contains the paths that search engines must not index', async () => {
    const { manifest } = await buildManifest({
      'src/noindex.json': '["product", "help.guides"]',
    })
    expect(manifest.noindex).toEqual(['/product-detail/:id', '/help-guides'])
  })

  test.each([
    ['a noindex page that has no path', { 'src/noindex.json': '["prodct"]' }, 'the page prodct'],
    [
      'half of what a page says of itself',
      { 'src/messages/en.json': '{"meta.shop.title":"Shop"}', 'src/messages/ar.json': '{}' },
      'meta.shop.description (en), meta.shop.title (ar)',
    ],
    [
      'a path without a page',
      { 'src/paths.json': JSON.stringify({ ...paths, sale: '/sale' }) },
      '"sale"',
    ],
    ['a page without a path', { 'src/paths.json': '{"shop":"/shop"}' }, '"product"'],
    [
      'a page without a chunk',
      {
        'src/routes.tsx': routes.replace("import('./P", "import(/* webpackMode: 'eager' */ './P"),
        'src/shop/ShopPage.js': '',
      },
      'The page "product" got no script for ',
    ],
    [
      'declared messages that load no catalogue',
      { 'src/help/messages.js': 'export const load = () => null' },
      'The page "help.guides" got no script for ',
    ],
  ])('fails the build with the name for %s', async (_, changes, message) => {
    await expect(buildManifest(changes)).rejects.toThrow(message)
  })
})
