import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { server } from '@shop/testing/server.ts'
import { delay, http, HttpResponse } from 'msw'

import { buildRemote } from '../testing/open-shop.tsx'
import { findOwner, loadDiscovery, selectRemotes } from './discovery.ts'

const ADDRESS = 'http://localhost/discovery.json'
const entry = (version: string, deployment?: DiscoveryEntry['deployment']): DiscoveryEntry => ({
  ...buildRemote('mfe-x', ['/x']).entry,
  metadata: { version },
  ...(deployment ? { deployment } : {}),
})

describe('loadDiscovery', () => {
  test('returns the discovery file', async () => {
    const discovery = { schema: 'x', microFrontends: { 'mfe-x': [entry('1.0.0')] } }
    server.use(http.get(ADDRESS, () => HttpResponse.json(discovery)))
    await expect(loadDiscovery(ADDRESS)).resolves.toEqual(discovery)
  })

  test('accepts a file without remotes', async () => {
    server.use(http.get(ADDRESS, () => HttpResponse.json({ schema: 'x', microFrontends: {} })))
    expect(selectRemotes(await loadDiscovery(ADDRESS))).toEqual([])
  })

  test('ignores unknown properties', async () => {
    const more = { ...entry('1.0.0'), extras: { ...entry('1.0.0').extras, team: 'catalogue' } }
    const discovery = { schema: 'x', other: 1, microFrontends: { 'mfe-x': [more] } }
    server.use(http.get(ADDRESS, () => HttpResponse.json(discovery)))
    expect(selectRemotes(await loadDiscovery(ADDRESS))).toEqual([buildRemote('mfe-x', ['/x'])])
  })

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 }), 'answered 404'],
    ['is a page', () => HttpResponse.html('<!doctype html>'), 'JSON'],
    ['has another shape', () => HttpResponse.json({ microFrontends: [] }), 'schema'],
    ['cannot be fetched', () => HttpResponse.error(), 'fetch'],
  ])('rejects when the file %s', async (_, answer, message) => {
    server.use(http.get(ADDRESS, answer))
    await expect(loadDiscovery(ADDRESS)).rejects.toThrow(message)
  })

  test.each([
    ['no path', { paths: [] }],
    ['an invalid path', { paths: ['shop'] }],
    ['no preloads', { preload: undefined }],
  ])('rejects a remote with %s', async (_, changes) => {
    const wrong = { ...entry('1.0.0'), extras: { ...entry('1.0.0').extras, ...changes } }
    server.use(
      http.get(ADDRESS, () => HttpResponse.json({ schema: '', microFrontends: { x: [wrong] } })),
    )
    await expect(loadDiscovery(ADDRESS)).rejects.toThrow('extras')
  })

  test('rejects when the signal aborts it', async () => {
    const signal = AbortSignal.abort(new DOMException('Too slow', 'TimeoutError'))
    server.use(http.get(ADDRESS, () => delay('infinite')))
    await expect(loadDiscovery(ADDRESS, { signal })).rejects.toThrow('Too slow')
  })
})

describe('selectRemotes', () => {
  const versions = (...entries: DiscoveryEntry[]) =>
    selectRemotes({ schema: 'x', microFrontends: { 'mfe-x': entries } }).map(
      (remote) => remote.entry.metadata.version,
    )
  const standard = entry('1.0.0', { default: true, traffic: 70 })
  const trial = entry('2.0.0', { default: false, traffic: 30 })

  /** Opens a new tab of a visitor. */
  function openTab(visitor: string) {
    sessionStorage.clear()
    localStorage.setItem('visitor', visitor)
  }

  test('selects the only version without creating a visitor id', () => {
    expect(versions(entry('3.0.0'))).toEqual(['3.0.0'])
    expect(localStorage.getItem('visitor')).toBeNull()
  })

  test('selects the same version for a visitor in every tab', () => {
    const seen = Array.from({ length: 200 }, (_, number) => {
      const [first, second] = ['a', 'b'].map(() => {
        openTab(`visitor ${number}`)
        return versions(trial, standard)[0]
      })
      expect(second).toBe(first)
      return first
    })
    expect(new Set(seen)).toEqual(new Set(['1.0.0', '2.0.0']))
  })

  test('creates the visitor id once', () => {
    versions(trial, standard)
    const id = localStorage.getItem('visitor')
    expect(id).toMatch(/^[a-z0-9]{16,}$/)
    versions(trial, standard)
    expect(localStorage.getItem('visitor')).toBe(id)
  })

  test('keeps the tab’s version while it is live for anybody', () => {
    openTab('anybody')
    expect(versions(trial)).toEqual(['2.0.0'])
    const little = entry('2.0.0', { default: false, traffic: 0.001 })
    expect(versions(little, standard)).toEqual(['2.0.0'])
    expect(versions(standard)).toEqual(['1.0.0'])
    expect(versions(little, standard)).toEqual(['1.0.0'])
  })

  test.each(['null', '[]', '{"mfe-x":1}', 'rubbish', '{"mfe-x":"0.1.0"}'])(
    'ignores the stored versions %s',
    (stored) => {
      sessionStorage.setItem('releases', stored)
      expect(versions(standard)).toEqual(['1.0.0'])
    },
  )
})

describe('findOwner', () => {
  const remotes = [
    buildRemote('mfe-catalog', ['/shop', '/product-detail/:id', '/shop-list', '/:anything']),
    buildRemote('mfe-checkout', ['/shop-cart', '/product-detail/offer']),
    buildRemote('mfe-content', ['/', '/helpcenter/*', '/blog-detail/:id?']),
  ]

  test.each([
    ['/', 'mfe-content'],
    ['/shop', 'mfe-catalog'],
    ['/shop/', 'mfe-catalog'],
    ['/SHOP', 'mfe-catalog'],
    ['/shop-cart', 'mfe-checkout'],
    ['/product-detail/steel-card', 'mfe-catalog'],
    ['/product-detail/offer', 'mfe-checkout'],
    ['/product-detail/%D8%A8', 'mfe-catalog'],
    ['/helpcenter/guides/setup', 'mfe-content'],
    ['/blog-detail', 'mfe-content'],
    ['/blog-detail/7', 'mfe-content'],
    ['/unheard-of', 'mfe-catalog'],
    ['/product-detail/a/b', undefined],
    ['/shop/deeper', undefined],
  ])('returns for %s the most specific owner, %s', (address, name) => {
    expect(findOwner(remotes, address)?.name).toBe(name)
    expect(findOwner(remotes.toReversed(), address)?.name).toBe(name)
  })
})
