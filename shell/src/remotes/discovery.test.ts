import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { server } from '@shop/testing/server.ts'
import { delay, http, HttpResponse } from 'msw'

import { aRemote } from '../testing/shop.tsx'
import { liveRemotes, loadDiscovery, ownerOf } from './discovery.ts'

const ADDRESS = 'http://localhost/discovery.json'
const entry = (version: string, deployment?: DiscoveryEntry['deployment']): DiscoveryEntry => ({
  ...aRemote('mfe-x', ['/x']).entry,
  metadata: { version },
  ...(deployment ? { deployment } : {}),
})

describe('the discovery file', () => {
  test('is read', async () => {
    const discovery = { schema: 'x', microFrontends: { 'mfe-x': [entry('1.0.0')] } }
    server.use(http.get(ADDRESS, () => HttpResponse.json(discovery)))
    await expect(loadDiscovery(ADDRESS)).resolves.toEqual(discovery)
  })

  test('may name no remote at all', async () => {
    server.use(http.get(ADDRESS, () => HttpResponse.json({ schema: 'x', microFrontends: {} })))
    expect(liveRemotes(await loadDiscovery(ADDRESS))).toEqual([])
  })

  test('that others wrote more into is understood', async () => {
    const more = { ...entry('1.0.0'), extras: { ...entry('1.0.0').extras, team: 'catalogue' } }
    const discovery = { schema: 'x', other: 1, microFrontends: { 'mfe-x': [more] } }
    server.use(http.get(ADDRESS, () => HttpResponse.json(discovery)))
    expect(liveRemotes(await loadDiscovery(ADDRESS))).toEqual([aRemote('mfe-x', ['/x'])])
  })

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 }), 'answered 404'],
    ['is a page', () => HttpResponse.html('<!doctype html>'), 'JSON'],
    ['is of another shape', () => HttpResponse.json({ microFrontends: [] }), 'schema'],
    ['cannot be fetched', () => HttpResponse.error(), 'fetch'],
  ])('that %s is an error', async (_, answer, message) => {
    server.use(http.get(ADDRESS, answer))
    await expect(loadDiscovery(ADDRESS)).rejects.toThrow(message)
  })

  test.each([
    ['no path', { paths: [] }],
    ['a path that is none', { paths: ['shop'] }],
    ['no preloads', { preload: undefined }],
  ])('whose remote has %s is an error', async (_, changes) => {
    const wrong = { ...entry('1.0.0'), extras: { ...entry('1.0.0').extras, ...changes } }
    server.use(
      http.get(ADDRESS, () => HttpResponse.json({ schema: '', microFrontends: { x: [wrong] } })),
    )
    await expect(loadDiscovery(ADDRESS)).rejects.toThrow('extras')
  })

  test('that does not come is waited for five seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    timeout.mockReturnValue(AbortSignal.abort(new DOMException('Too slow', 'TimeoutError')))
    server.use(http.get(ADDRESS, () => delay('infinite')))
    await expect(loadDiscovery(ADDRESS)).rejects.toThrow('Too slow')
    expect(timeout).toHaveBeenCalledWith(5_000)
    timeout.mockRestore()
  })
})

describe('of several versions of a remote', () => {
  const versions = (...entries: DiscoveryEntry[]) =>
    liveRemotes({ schema: 'x', microFrontends: { 'mfe-x': entries } }).map(
      (remote) => remote.entry.metadata.version,
    )

  test('the default one is live', () => {
    const trial = entry('2.0.0', { traffic: 5, default: false })
    expect(versions(trial, entry('1.0.0', { default: true }))).toEqual(['1.0.0'])
  })

  test('the first is, where none is the default', () => {
    expect(versions(entry('3.0.0'), entry('1.0.0'))).toEqual(['3.0.0'])
  })
})

describe('the owner of an address', () => {
  const remotes = [
    aRemote('mfe-catalog', ['/shop', '/product-detail/:id', '/shop-list', '/:anything']),
    aRemote('mfe-checkout', ['/shop-cart', '/product-detail/offer']),
    aRemote('mfe-content', ['/', '/helpcenter/*', '/blog-detail/:id?']),
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
  ])('%s is %s, the more exact pattern winning', (address, name) => {
    expect(ownerOf(remotes, address)?.name).toBe(name)
    expect(ownerOf(remotes.toReversed(), address)?.name).toBe(name)
  })
})
