import { TimeoutError } from '@shop/kernel'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { server } from '@shop/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildRemote, serveDiscovery } from '../testing/open-shop.tsx'
import { reloadOnStaleRelease } from './reload-on-stale-release.ts'

const current = buildRemote('mfe-catalog', ['/shop'], '1.0.0')
const newer = buildRemote('mfe-catalog', ['/shop'], '2.0.0')
const loadError = new Error('Loading chunk failed')

afterEach(() => window.history.replaceState(null, '', '/'))

describe('reloadOnStaleRelease', () => {
  test('opens the requested page in the new release when the tab’s release is no longer live', async () => {
    serveDiscovery([newer])
    const navigation = recordNavigation()
    void reloadOnStaleRelease(current, loadError, 'http://localhost/shop?sort=price')
    await waitFor(() => expect(navigation).toEqual({ addresses: ['/shop?sort=price'], reloads: 0 }))
  })

  test('reloads when the requested page is the current one', async () => {
    serveDiscovery([newer])
    window.history.replaceState(null, '', '/shop?sort=price#list')
    const navigation = recordNavigation()
    void reloadOnStaleRelease(current, loadError, '/shop')
    await waitFor(() => expect(navigation).toEqual({ addresses: [], reloads: 1 }))
  })

  test('rejects the second time for the same release', async () => {
    serveDiscovery([newer])
    const navigation = recordNavigation()
    void reloadOnStaleRelease(current, loadError, '/shop')
    await waitFor(() => expect(navigation.addresses).toHaveLength(1))
    await expect(reloadOnStaleRelease(current, loadError, '/shop')).rejects.toBe(loadError)
    expect(navigation.addresses).toEqual(['/shop'])
  })

  describe('rejects with the error', () => {
    afterEach(() => jest.restoreAllMocks())

    async function expectRejection(error: Error) {
      const navigation = recordNavigation()
      await expect(reloadOnStaleRelease(current, error, '/shop')).rejects.toBe(error)
      expect(navigation).toEqual({ addresses: [], reloads: 0 })
    }

    test('when the release is live', async () => {
      serveDiscovery([current])
      await expectRejection(loadError)
    })

    test('when discovery fails', async () => {
      server.use(http.get('*/discovery.json', () => HttpResponse.error()))
      await expectRejection(loadError)
    })

    test('when loading timed out', async () => {
      serveDiscovery([newer])
      await expectRejection(new TimeoutError('The page', 120_000))
    })

    test('when the browser persists nothing', async () => {
      serveDiscovery([newer])
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('blocked')
      })
      await expectRejection(loadError)
    })
  })
})
