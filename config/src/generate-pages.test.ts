import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

import { GeneratedPagesPlugin, generatePages, writeGeneratedPages } from './generate-pages.js'
import { temporaryFolder } from './testing/build.ts'

const heading = { en: 'Cart', ar: 'السلة' }
const files = {
  'package.json': '{ "name": "mfe-x" }',
  'src/cart/CartPage.tsx': 'export function CartPage() {}',
  'src/cart/cart.loader.ts': 'export const loader = () => null',
  'src/help/HelpPage.tsx': 'export function HelpPage() {}',
  'src/help/HelpLayout.tsx': 'export function HelpLayout() {}',
  'src/help/messages/en.json': '{}',
  'src/messages/en.json': '{}',
}
const pages = {
  layouts: { help: { module: './help/HelpLayout.tsx', frame: 'workspace' } },
  pages: {
    cart: { path: '/cart', page: './cart/CartPage.tsx', loader: './cart/cart.loader.ts', heading },
    'help.faqs': {
      path: '/faqs',
      page: './help/HelpPage.tsx',
      props: { topic: "shopper's" },
      layout: 'help',
      session: true,
      frame: 'slim',
      heading,
    },
    old: { path: '/old-cart', redirect: '/cart', heading },
    older: { path: '/older/:id', loader: './cart/cart.loader.ts', heading },
  },
}
const createFolder = (content: object = pages) =>
  temporaryFolder({ ...files, 'src/pages.json': JSON.stringify(content) })

describe('generatePages', () => {
  const generated = generatePages(createFolder())

  test('returns the path patterns by key', () => {
    expect(generated['src/paths.generated.ts']).toContain(`export const paths = {
  cart: '/cart',
  'help.faqs': '/faqs',
  old: '/old-cart',
  older: '/older/:id',
} as const`)
  })

  test('returns the functions of each catalogue, named after its folder', () => {
    const text = generated['src/messages.generated.ts']
    expect(text).toContain(`export const { t, useT, T, load: loadMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.en" */ './messages/en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages/ar.json'),
})`)
    expect(text)
      .toContain(`export const { t: helpT, useT: useHelpT, T: HelpT, load: loadHelpMessages } = createMessages({
  en: () => import(/* webpackChunkName: "messages.help.en" */ './help/messages/en.json'),`)
  })

  test('returns the routes: pages, redirects, and pages within their layout', () => {
    const text = generated['src/routes.generated.ts']
    expect(text).toContain(`import { redirect, type RouteObject } from '@shop/router'
import { pageLoader, withProps } from '@shop/router/page-loader.ts'
import { RouteError } from '@shop/ui/page/RouteError.tsx'

import { loader as cartCartLoader } from './cart/cart.loader.ts'
import { loadMessages, loadHelpMessages } from './messages.generated.ts'
import { paths } from './paths.generated.ts'

/** The routes that the remote exposes. */
export const routes: RouteObject[] = [
  {
    id: 'mfe-x',
    ErrorBoundary: RouteError,
    children: [
      {
        path: paths.cart,
        loader: pageLoader([loadMessages], cartCartLoader),
        lazy: async () => {
          const { CartPage } = await import(/* webpackChunkName: "page.cart" */ './cart/CartPage.tsx')
          return { Component: CartPage }
        },
      },
      {
        path: paths.old,
        loader: () => redirect('/cart'),
        element: null,
      },
      {
        path: paths.older,
        loader: cartCartLoader,
        element: null,
      },
      {
        id: 'help',
        handle: { frame: 'workspace' },
        loader: pageLoader([loadMessages, loadHelpMessages]),
        lazy: async () => {
          const { HelpLayout } = await import(/* webpackChunkName: "page.help" */ './help/HelpLayout.tsx')
          return { Component: HelpLayout }
        },
        children: [
          {
            // The layout stays when a page fails.
            ErrorBoundary: RouteError,
            children: [
              {
                path: paths['help.faqs'],
                handle: { requiresSession: true, frame: 'slim' },
                loader: pageLoader([loadMessages, loadHelpMessages]),
                lazy: async () => {
                  const { HelpPage } = await import(/* webpackChunkName: "page.help.faqs" */ './help/HelpPage.tsx')
                  return { Component: withProps(HelpPage, {"topic":"shopper's"}) }
                },
              },
            ],
          },
        ],
      },
    ],
  },
]
`)
  })
})

describe('generatePages for extensions', () => {
  const extension = { slots: ['a.b'], height: { narrow: 1, wide: 1 } }
  const extensions = {
    guides: { ...extension, module: './help/HelpPage.tsx', loader: './cart/cart.loader.ts' },
    cart: { ...extension, module: './cart/CartPage.tsx', chunk: 'shared' },
  }

  test('returns the module that loads their code, texts and data', () => {
    const folder = createFolder({ ...pages, extensions })
    expect(generatePages(folder)['src/extensions.generated.ts'])
      .toContain(`import type { ExtensionModule } from '@shop/kernel/slots'

import { loader as cartCartLoader } from './cart/cart.loader.ts'
import { loadMessages, loadHelpMessages } from './messages.generated.ts'

/** What the remote adds to slots of other pages. */
export const extensions: Record<string, ExtensionModule> = {
  guides: {
    loader: cartCartLoader,
    load: async () => {
      const [{ HelpPage }] = await Promise.all([
        import(/* webpackChunkName: "extension.guides" */ './help/HelpPage.tsx'),
        loadMessages(),
        loadHelpMessages(),
      ])
      return HelpPage
    },
  },
  cart: {
    load: async () => {
      const [{ CartPage }] = await Promise.all([
        import(/* webpackChunkName: "extension.shared" */ './cart/CartPage.tsx'),
        loadMessages(),
      ])
      return CartPage
    },
  },
}
`)
  })

  test('leaves no module to a remote that has no extensions any more', () => {
    const folder = createFolder({ ...pages, extensions })
    const generated = path.join(folder, 'src/extensions.generated.ts')
    expect(writeGeneratedPages(folder)).toContain('src/extensions.generated.ts')
    writeFileSync(path.join(folder, 'src/pages.json'), JSON.stringify(pages))
    writeGeneratedPages(folder)
    expect(existsSync(generated)).toBe(false)
  })
})

describe('generatePages for Markdown', () => {
  const { cart, ...others } = pages.pages
  const changed = {
    ...pages,
    pages: {
      ...others,
      cart: { ...cart, markdown: './cart/cart.loader.ts' },
      'help.faqs': { ...others['help.faqs'], markdown: './help/faqs.ts' },
    },
  }
  const sources = {
    'src/cart/cart.loader.ts': 'export const loader = () => null\nexport const markdown = 1',
    'src/help/faqs.ts': 'export const markdown = 1',
    'src/markdown/messages/en.json': '{}',
  }
  const generated = generatePages(
    temporaryFolder({ ...files, ...sources, 'src/pages.json': JSON.stringify(changed) }),
  )

  test('returns what says it of each page, with the props of the page', () => {
    expect(generated['src/markdown.generated.ts']).toContain(`{
  [paths['help.faqs']]: (page) => helpFaqs({ ...page, props: {"topic":"shopper's"} }),
  [paths.cart]: cartCartLoader,
}`)
  })

  test('leaves its own texts out of the messages that browsers load', () => {
    expect(generated['src/messages.generated.ts']).not.toContain('markdown')
    expect(generated['src/markdown-messages.generated.ts']).toContain('load: loadMarkdownMessages')
  })
})

describe('writeGeneratedPages', () => {
  test('writes what has changed, and nothing else', () => {
    const folder = createFolder()
    expect(writeGeneratedPages(folder)).toEqual([
      'src/paths.generated.ts',
      'src/messages.generated.ts',
      'src/routes.generated.ts',
    ])
    expect(writeGeneratedPages(folder)).toEqual([])
    for (const [file, text] of Object.entries(generatePages(folder))) {
      expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text)
    }
  })
})

describe('GeneratedPagesPlugin', () => {
  function addPage(folder: string): void {
    const added = { ...pages.pages.cart, path: '/added' }
    const changed = { ...pages, pages: { ...pages.pages, added } }
    writeFileSync(path.join(folder, 'src/pages.json'), JSON.stringify(changed))
  }

  const build = (context: string) =>
    new Promise<webpack.Stats | undefined>((resolve, reject) => {
      const plugins = [new GeneratedPagesPlugin()]
      const output = { path: path.join(context, 'dist') }
      const compiler = webpack({ mode: 'none', context, entry: './src/main.js', output, plugins })
      compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))))
    })
  const errorsOf = (stats?: webpack.Stats) => stats?.compilation.errors.map(String).join()
  const source = { 'src/main.js': 'export {}' }

  test('writes the modules before the build', async () => {
    const folder = temporaryFolder({ ...files, ...source, 'src/pages.json': JSON.stringify(pages) })
    expect(errorsOf(await build(folder))).toBe('')
    expect(writeGeneratedPages(folder)).toEqual([])
  })

  test('fails the build with file and key', async () => {
    const folder = temporaryFolder({
      ...files,
      ...source,
      'src/pages.json': JSON.stringify({ pages: { cart: { ...pages.pages.cart, pth: '/' } } }),
    })
    expect(errorsOf(await build(folder))).toContain(
      "src/pages.json is wrong:\n - pages.json.pages.cart has an unknown property 'pth'",
    )
  })

  test('builds what it has written for a page that is added while webpack watches', async () => {
    const folder = temporaryFolder({
      ...files,
      'src/pages.json': JSON.stringify(pages),
      'src/main.js': `import text from './paths.generated.ts'\nexport default text`,
    })
    for (const file of writeGeneratedPages(folder)) utimesSync(path.join(folder, file), 0, 0)
    const compiler = webpack({
      mode: 'none',
      context: folder,
      entry: './src/main.js',
      output: { path: path.join(folder, 'dist') },
      module: { rules: [{ test: /\.ts$/, type: 'asset/source' }] },
      plugins: [new GeneratedPagesPlugin()],
    })
    const built: boolean[] = []
    const main = path.join(folder, 'dist/main.js')
    await new Promise<void>((resolve) => {
      compiler.watch({ aggregateTimeout: 50 }, () => {
        built.push(readFileSync(main, 'utf8').includes('/added'))
        if (built.length === 1) addPage(folder)
        else resolve()
      })
    })
    await new Promise((resolve) => void compiler.close(resolve))
    expect(built).toEqual([false, true])
  })
})
