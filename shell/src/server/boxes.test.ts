/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { AsyncLocalStorage } from 'node:async_hooks'

import type { Language } from '@shop/kernel/language'
import type { ExtensionModule } from '@shop/kernel/slots'
import { testConfig } from '@shop/testing/config.ts'
import { mockServerFiles } from '@shop/testing/hydration/mock-server-files.ts'
import type { QueryClient, useQuery as useQueryOfPage } from '@tanstack/react-query'
import { createElement } from 'react'

import type { PageData } from '../startup/page-root.tsx'

const renderings = new AsyncLocalStorage<{ status: number; url: string; language: Language }>()
const ID = 'cart.empty mfe-box/box'

const remoteOf = (name: string, more: object = {}) => ({
  name,
  entry: {
    url: `/${name}/1.0.0/entry.js`,
    metadata: { version: '1.0.0' },
    extras: { paths: [`/${name}`], kernel: '', preload: [], pages: {}, ...more },
  },
})
const filler = remoteOf('mfe-box', {
  extensions: [
    {
      ...{ key: 'box', slots: ['cart.empty', 'not-found.below'], order: 0 },
      ...{ height: { narrow: 300, wide: 200 }, files: ['box.js', 'box.css'] },
    },
  ],
})

const entered: (string | null)[] = []
beforeEach(() => void entered.splice(0))

/** Renders a page with a slot, or an unknown address, as a thread of the site does. */
async function renderPage(createModule: (kit: Kit) => ExtensionModule, { url = '/cart' } = {}) {
  mockServerFiles()
  globalThis.renderHost = {
    currentRendering() {
      const rendering = renderings.getStore()
      if (!rendering) throw new Error('This runs outside of any rendering')
      return rendering
    },
  }
  const { start, render } = await import('./server.tsx')
  const { Slot } = await import('@shop/kernel/slots')
  const { queryClient } = await import('@shop/kernel/http')
  const { useQuery } = await import('@tanstack/react-query')
  const context = { name: 'cart.empty', context: { count: 3 } } as const
  const Component = () => createElement('main', null, 'Cart', createElement(Slot<Slots>, context))
  const loadExtensions = jest.fn(() => ({ box: createModule({ queryClient, useQuery }) }))
  const page = await renderings.run({ status: 200, url, language: 'en' }, async () => {
    await start(testConfig)
    return render({
      url,
      owner: url === '/cart' ? remoteOf('mfe-cart') : null,
      loadRoutes: () => [{ path: '/cart', Component }],
      fillers: {
        remotes: [filler],
        allowed: ['mfe-box'],
        timeoutMs: 500,
        loadExtensions,
        enter: (name) => void entered.push(name),
        run: (_name, work) => work(),
      },
    })
  })
  const { boxes = [], queries } = JSON.parse(page.data) as PageData
  const keys = queries.queries.map(({ queryKey }) => queryKey.join())
  return { ...page, boxes, keys, loadExtensions }
}

interface Slots {
  'cart.empty': { count: number }
}

interface Kit {
  queryClient: QueryClient
  useQuery: typeof useQueryOfPage
}

/** A box that shows a count of the page's, and data of its own. */
const boxWith =
  (queryFn: () => Promise<string>) =>
  ({ queryClient, useQuery }: Kit): ExtensionModule => {
    const query = { queryKey: ['mfe-box', 'data'], queryFn, retry: false }
    return {
      loader: ({ count }: { count: number }) => {
        void queryClient.prefetchQuery(query)
        return count
      },
      load:
        async () =>
        ({ count }: { count: number }) =>
          createElement('p', null, `${count}, ${useQuery(query).data ?? 'no data'}`),
    }
  }

test('a page is rendered with its boxes, their data and style sheets', async () => {
  const { html, boxes, keys, styles } = await renderPage(boxWith(async () => 'data'))
  expect(html).toMatch(new RegExp(`Cart<div data-box="${ID}".*<p>3, data</p>`))
  expect(boxes).toEqual([{ id: ID, url: '/mfe-box/1.0.0/entry.js', isRendered: true }])
  expect(keys).toEqual(['mfe-box,data'])
  expect(styles).toContain('<link rel="stylesheet" href="/mfe-box/1.0.0/box.css">')
  expect(entered).toEqual([null, null, 'mfe-box', null])
})

test.each([
  ['late', () => new Promise<never>(() => {})],
  ['failed', () => Promise.reject(new Error('offline'))],
])('a box whose data are %s is left to the browser', async (_, queryFn) => {
  const { html, boxes, keys } = await renderPage(boxWith(queryFn))
  expect(html).toMatch(new RegExp(`Cart<div data-box="${ID}"[^>]*><div></div></div></main>`))
  expect(boxes).toEqual([expect.objectContaining({ id: ID, isRendered: false })])
  expect(keys).toEqual([])
})

test.each<[string, ExtensionModule['load']]>([
  ['cannot be loaded', () => Promise.reject(new Error('broken'))],
  [
    'throws',
    async () => () => {
      throw new Error('broken')
    },
  ],
])('a box that %s leaves its place, and is told of', async (_, load) => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  const { html, boxes } = await renderPage(() => ({ load }))
  expect(html).toMatch(new RegExp(`Cart<div data-box="${ID}"[^>]*><div></div></div></main>`))
  expect(boxes).toEqual([expect.objectContaining({ id: ID, isRendered: false })])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(ID), expect.anything())
  warn.mockRestore()
})

test('an unknown address costs no data: the places of its boxes are kept', async () => {
  const options = { url: '/nowhere' }
  const { html, boxes, loadExtensions } = await renderPage(boxWith(jest.fn()), options)
  expect(html).toContain('data-box="not-found.below mfe-box/box"')
  expect(boxes).toEqual([expect.objectContaining({ isRendered: false })])
  expect(loadExtensions).not.toHaveBeenCalled()
})
