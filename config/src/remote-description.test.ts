import { RemoteDescriptionPlugin } from './remote-description.js'
import { build } from './testing/build.ts'

const paths = {
  shop: '/shop',
  product: '/product-detail/:id',
  redirect: '/shop-grid',
  'help.guides': '/help-guides',
  'help.support': '/help-support',
}

const files = {
  'container.js': 'import(/* webpackChunkName: "routes" */ "./routes.js")',
  'routes.js': `
    import(/* webpackChunkName: "page.shop" */ "./shop.js")
    import(/* webpackChunkName: "page.product" */ "./product.js")
    import(/* webpackChunkName: "messages.en" */ "./en.js")
    import(/* webpackChunkName: "messages.ar" */ "./ar.js")
    import(/* webpackChunkName: "messages.shop.ar" */ "./shop.ar.js")
    import(/* webpackChunkName: "page.help" */ "./help.js")
    import(/* webpackChunkName: "messages.help.en" */ "./help.en.js")
    import(/* webpackChunkName: "page.help.guides" */ "./guides.js")`,
  'shop.js': 'import "./shop.css"; export default "shop"',
  'shop.css': 'h1 { color: teal }',
  'product.js': 'export default "product"',
  'en.js': 'export default "en"',
  'ar.js': 'export default "ar"',
  'shop.ar.js': 'export default "shop, ar"',
  'help.js': 'export default "layout of all help"',
  'help.en.js': 'export default "help, en"',
  'guides.js': 'export default "guides"',
  'src/paths.json': '{}',
  'package.json': '{}',
}

/** Stands where the federation plugin does, with options like the real ones. */
class ModuleFederationPlugin {
  _options = {
    exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
    shared: {
      react: {
        singleton: true,
        strictVersion: true,
        requiredVersion: '^19.3.1',
        version: '19.3.1',
      },
    },
  }
  apply() {}
}

async function describeBuild(changes: Record<string, string> = {}) {
  const remote = { name: 'mfe-catalog', paths, kernel: '^1.0.0' }
  const assets = await build(
    { ...files, ...changes },
    {
      entry: { mfe_catalog: './container.js' },
      devtool: 'source-map',
      experiments: { css: true },
      output: { filename: '[name].[contenthash:6].js', chunkFilename: '[name].[contenthash:6].js' },
      plugins: [new ModuleFederationPlugin(), new RemoteDescriptionPlugin(remote)],
    },
  )
  const description = JSON.parse(assets['remote.json'] ?? '') as Record<string, unknown>
  return { description, scripts: Object.keys(assets).filter((name) => name.endsWith('.js')) }
}

test('a build describes itself: who it is, what it owns, which files its pages need', async () => {
  const { description } = await describeBuild()
  const script = (name: string) => expect.stringMatching(new RegExp(`^${name}\\.[0-9a-f]{6}\\.js$`))
  expect(description).toEqual({
    name: 'mfe-catalog',
    kernel: '^1.0.0',
    exposes: ['./routes'],
    shared: { react: { version: '19.3.1', requiredVersion: '^19.3.1' } },
    budget: null,
    paths: ['/shop', '/product-detail/:id', '/shop-grid', '/help-guides', '/help-support'],
    entry: script('mfe_catalog'),
    preload: [script('routes'), script('messages.en'), script('messages.ar')],
    pages: {
      '/shop': [script('page.shop'), script('messages.shop.ar')],
      '/product-detail/:id': [script('page.product')],
      '/shop-grid': [],
      '/help-guides': [script('page.help'), script('messages.help.en'), script('page.help.guides')],
      '/help-support': [script('page.help'), script('messages.help.en')],
    },
    meta: {},
    unlisted: [],
  })
})

test('every file that it names is there', async () => {
  const { description, scripts } = await describeBuild()
  const named = new Set(JSON.stringify(description).match(/[\w.]+\.js(?=")/g))
  expect(named.size).toBe(10)
  expect(scripts).toEqual(expect.arrayContaining([...named]))
})

test('a file is named as it is now: other content, other name', async () => {
  const before = await describeBuild()
  const after = await describeBuild({ 'shop.js': 'export default "new"' })
  expect(after.description).not.toEqual(before.description)
})

test('it says of its pages what its catalogues say', async () => {
  const catalogue = (text: string) =>
    JSON.stringify({ 'meta.shop.title': text, 'meta.shop.description': `${text}.` })
  const { description } = await describeBuild({
    'src/shop/messages/en.json': catalogue('Shop'),
    'src/shop/messages/ar.json': catalogue('المتجر'),
  })
  expect(description.meta).toEqual({
    '/shop': {
      en: { title: 'Shop', description: 'Shop.' },
      ar: { title: 'المتجر', description: 'المتجر.' },
    },
  })
})

test('it says how large its pages may be, where its package does', async () => {
  const { description } = await describeBuild({ 'package.json': '{"budget":70000}' })
  expect(description.budget).toBe(70_000)
})

test('it names what search engines must not list', async () => {
  const { description } = await describeBuild({ 'src/unlisted.json': '["product", "help.guides"]' })
  expect(description.unlisted).toEqual(['/product-detail/:id', '/help-guides'])
})

test.each([
  ['an unlisted page that is no page', { 'src/unlisted.json': '["prodct"]' }, 'the page prodct'],
  [
    'half of what a page says of itself',
    { 'src/messages/en.json': '{"meta.shop.title":"Shop"}', 'src/messages/ar.json': '{}' },
    'meta.shop.description (en), meta.shop.title (ar)',
  ],
])('%s fails the build, by name', async (_, changes, message) => {
  await expect(describeBuild(changes)).rejects.toThrow(message)
})
