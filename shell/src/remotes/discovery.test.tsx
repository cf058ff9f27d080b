import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import { toFailure } from '@shop/kernel/http'
import { server } from '@shop/testing/server.ts'
import { waitFor } from '@testing-library/react'
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
  const serve = (response: () => Response) => server.use(http.get(ADDRESS, response))
  const serveRemotes = (microFrontends: object) =>
    serve(() => HttpResponse.json({ schema: 'x', microFrontends }))

  test('returns the entries of each remote', async () => {
    serveRemotes({ 'mfe-x': [entry('1.0.0')] })
    await expect(loadDiscovery(ADDRESS)).resolves.toEqual({
      entries: { 'mfe-x': [entry('1.0.0')] },
      malformed: [],
    })
  })

  test('accepts a file without remotes', async () => {
    serveRemotes({})
    expect(selectRemotes(await loadDiscovery(ADDRESS))).toEqual([])
  })

  test('ignores unknown properties', async () => {
    const more = { ...entry('1.0.0'), extras: { ...entry('1.0.0').extras, team: 'catalogue' } }
    serveRemotes({ 'mfe-x': [more] })
    expect(selectRemotes(await loadDiscovery(ADDRESS))).toMatchObject([
      buildRemote('mfe-x', ['/x']),
    ])
  })

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 }), 'server'],
    ['is a page', () => HttpResponse.html('<!doctype html>'), 'shape'],
    ['is empty', () => new HttpResponse(''), 'shape'],
    ['is an array', () => HttpResponse.json([]), 'shape'],
    ['is null', () => HttpResponse.json(null), 'shape'],
    ['is an empty object', () => HttpResponse.json({}), 'shape'],
    ['has a list of remotes', () => HttpResponse.json({ microFrontends: [] }), 'shape'],
    ['cannot be fetched', () => HttpResponse.error(), 'unreachable'],
  ])('rejects when the file %s', async (_, response, kind) => {
    serve(response)
    const error: unknown = await loadDiscovery(ADDRESS).catch((reason: unknown) => reason)
    expect(toFailure(error)).toEqual({ kind })
  })

  const good = entry('1.0.0')
  test.each<[string, unknown, string[]]>([
    ['no path', [{ ...good, extras: { ...good.extras, paths: [] } }], ['/*']],
    ['an invalid path', [{ ...good, extras: { ...good.extras, paths: ['x', '/x'] } }], ['/x']],
    ['no preloads', [{ ...good, extras: { paths: ['/x'] } }], ['/x']],
    ['no address', [{ ...good, url: '' }], ['/x']],
    ['no entries', [], ['/*']],
    ['null for its entries', null, ['/*']],
    ['a text for its entries', 'mfe-x', ['/*']],
    ['an object in place of its entries', { url: 7 }, ['/*']],
  ])('tells of a remote with %s, and returns the others', async (_, value, paths) => {
    serveRemotes({ 'mfe-x': value, 'mfe-y': [good] })
    const { entries, malformed } = await loadDiscovery(ADDRESS)
    expect(entries).toEqual({ 'mfe-y': [good] })
    expect(malformed).toEqual([expect.objectContaining({ name: 'mfe-x', paths })])
    expect(malformed[0]?.error.message).toContain('the entry of mfe-x is not usable')
  })

  test('tells of a malformed canary, and returns the other version', async () => {
    const canary = { ...entry('2.0.0'), url: 7 }
    serveRemotes({ 'mfe-x': [good, canary] })
    const { entries, malformed } = await loadDiscovery(ADDRESS)
    expect(entries).toEqual({ 'mfe-x': [good] })
    expect(malformed).toEqual([expect.objectContaining({ name: 'mfe-x', version: '2.0.0' })])
  })

  test('rejects when the signal aborts it', async () => {
    const signal = AbortSignal.abort(new DOMException('Too slow', 'TimeoutError'))
    server.use(http.get(ADDRESS, () => delay('infinite')))
    await expect(loadDiscovery(ADDRESS, { signal })).rejects.toThrow('Too slow')
  })
})

describe('selectRemotes', () => {
  const versions = (...entries: DiscoveryEntry[]) =>
    selectRemotes({ entries: { 'mfe-x': entries }, malformed: [] }).map(
      (remote) => remote.entry.metadata.version,
    )
  const standard = entry('1.0.0', { default: true, traffic: 70 })
  const canary = entry('2.0.0', { default: false, traffic: 30 })

  const visitorOf = (cookies: string) => /visitor=(\d+)/.exec(cookies)?.[1]
  const forget = (name: string) => (document.cookie = `${name}=;max-age=0;path=/`)
  beforeEach(() => ['visitor', 'releases'].forEach(forget))

  /** Opens a new tab of a visitor. */
  function openTab(visitor: number) {
    sessionStorage.clear()
    document.cookie = `visitor=${visitor};path=/`
  }

  test('selects the only version without creating a visitor id', () => {
    expect(versions(entry('3.0.0'))).toEqual(['3.0.0'])
    expect(document.cookie).toBe('')
  })

  test('selects the same version for a visitor in every tab', () => {
    const seen = Array.from({ length: 200 }, (_, number) => {
      const [first, second] = ['a', 'b'].map(() => {
        openTab(number)
        return versions(canary, standard)[0]
      })
      expect(second).toBe(first)
      return first
    })
    expect(new Set(seen)).toEqual(new Set(['1.0.0', '2.0.0']))
  })

  test('creates the visitor id once, and instead of what is none', () => {
    document.cookie = 'visitor=<script>;path=/'
    versions(canary, standard)
    const id = visitorOf(document.cookie)
    expect(Number(id)).toBeLessThan(10_000)
    sessionStorage.clear()
    versions(canary, standard)
    expect(document.cookie).toBe(`visitor=${id}`)
  })

  test('keeps the tab’s version while it is live for anybody', () => {
    openTab(1)
    expect(versions(canary)).toEqual(['2.0.0'])
    const little = entry('2.0.0', { default: false, traffic: 0.001 })
    expect(versions(little, standard)).toEqual(['2.0.0'])
    expect(versions(standard)).toEqual(['1.0.0'])
    expect(versions(little, standard)).toEqual(['1.0.0'])
  })

  test('tells the server which version the tab keeps, for its next page', async () => {
    openTab(1)
    // Not the version that other tests have told the server.
    expect(versions(entry('3.0.0', { default: false, traffic: 30 }))).toEqual(['3.0.0'])
    versions(entry('3.0.0', { default: false, traffic: 0.001 }), standard)
    expect(document.cookie).not.toContain('releases')
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeunload'))
      expect(decodeURIComponent(document.cookie)).toContain('releases=mfe-x@3.0.0')
    })
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
