import { TimeoutError } from '@shop/kernel'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { buildRemote, serveDiscovery } from '../testing/open-shop.tsx'
import { reloadOnStaleRelease } from './reload-on-stale-release.ts'

const mine = buildRemote('mfe-catalog', ['/shop'], '1.0.0')
const newer = buildRemote('mfe-catalog', ['/shop'], '2.0.0')
const failure = new Error('Loading chunk failed')

/** Lets everything happen that a reload waits for. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

afterEach(() => window.history.replaceState(null, '', '/'))

test('a tab whose release is gone goes on in the new one, with the page it wanted', async () => {
  serveDiscovery([newer])
  const navigation = recordNavigation()
  void reloadOnStaleRelease(mine, failure, 'http://localhost/shop?sort=price')
  await settled()
  expect(navigation).toEqual({ addresses: ['/shop?sort=price'], reloads: 0 })
})

test('where the address is in the bar already, the page is loaded anew', async () => {
  serveDiscovery([newer])
  window.history.replaceState(null, '', '/shop?sort=price#list')
  const navigation = recordNavigation()
  void reloadOnStaleRelease(mine, failure, '/shop')
  await settled()
  expect(navigation).toEqual({ addresses: [], reloads: 1 })
})

test('it happens once: a release that does not help is not loaded for ever', async () => {
  serveDiscovery([newer])
  const navigation = recordNavigation()
  void reloadOnStaleRelease(mine, failure, '/shop')
  await settled()
  await expect(reloadOnStaleRelease(mine, failure, '/shop')).rejects.toBe(failure)
  expect(navigation.addresses).toEqual(['/shop'])
})

describe('the failure stands', () => {
  afterEach(() => jest.restoreAllMocks())

  async function expectToStand(error: Error) {
    const navigation = recordNavigation()
    await expect(reloadOnStaleRelease(mine, error, '/shop')).rejects.toBe(error)
    expect(navigation).toEqual({ addresses: [], reloads: 0 })
  }

  test('while the release is live', async () => {
    serveDiscovery([mine])
    await expectToStand(failure)
  })

  test('when nobody can tell what is live', async () => {
    server.use(http.get('*/discovery.json', () => HttpResponse.error()))
    await expectToStand(failure)
  })

  test('when it hangs', async () => {
    serveDiscovery([newer])
    await expectToStand(new TimeoutError('The page', 4_500))
  })

  test('when the browser remembers nothing', async () => {
    serveDiscovery([newer])
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    await expectToStand(failure)
  })
})
