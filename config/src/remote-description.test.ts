import { RemoteDescriptionPlugin } from './remote-description.js'
import { build } from './testing/build.ts'

const paths = { shop: '/shop', product: '/product-detail/:id', redirect: '/shop-grid' }

const files = {
  'container.js': 'import(/* webpackChunkName: "routes" */ "./routes.js")',
  'routes.js': `
    import(/* webpackChunkName: "page.shop" */ "./shop.js")
    import(/* webpackChunkName: "page.product" */ "./product.js")
    import(/* webpackChunkName: "messages.en" */ "./en.js")
    import(/* webpackChunkName: "messages.ar" */ "./ar.js")
    import(/* webpackChunkName: "messages.shop.ar" */ "./shop.ar.js")`,
  'shop.js': 'import "./shop.css"; export default "shop"',
  'shop.css': 'h1 { color: teal }',
  'product.js': 'export default "product"',
  'en.js': 'export default "en"',
  'ar.js': 'export default "ar"',
  'shop.ar.js': 'export default "shop, ar"',
}

async function describeBuild(sources: Record<string, string> = files) {
  const remote = { name: 'mfe-catalog', paths, kernel: '^1.0.0' }
  const assets = await build(sources, {
    entry: { mfe_catalog: './container.js' },
    devtool: 'source-map',
    experiments: { css: true },
    output: { filename: '[name].[contenthash:6].js', chunkFilename: '[name].[contenthash:6].js' },
    plugins: [new RemoteDescriptionPlugin(remote)],
  })
  const description = JSON.parse(assets['remote.json'] ?? '') as Record<string, unknown>
  return { description, scripts: Object.keys(assets).filter((name) => name.endsWith('.js')) }
}

test('a build describes itself: who it is, what it owns, which files its pages need', async () => {
  const { description } = await describeBuild()
  const script = (name: string) => expect.stringMatching(new RegExp(`^${name}\\.[0-9a-f]{6}\\.js$`))
  expect(description).toEqual({
    name: 'mfe-catalog',
    kernel: '^1.0.0',
    paths: ['/shop', '/product-detail/:id', '/shop-grid'],
    entry: script('mfe_catalog'),
    preload: [script('routes'), script('messages.en'), script('messages.ar')],
    pages: {
      '/shop': [script('page.shop'), script('messages.shop.ar')],
      '/product-detail/:id': [script('page.product')],
      '/shop-grid': [],
    },
  })
})

test('every file that it names is there', async () => {
  const { description, scripts } = await describeBuild()
  const named = JSON.stringify(description).match(/[\w.]+\.js(?=")/g) ?? []
  expect(named).toHaveLength(7)
  expect(scripts).toEqual(expect.arrayContaining(named))
})

test('a file is named as it is now: other content, other name', async () => {
  const before = await describeBuild()
  const after = await describeBuild({ ...files, 'shop.js': 'export default "new"' })
  expect(after.description).not.toEqual(before.description)
})
