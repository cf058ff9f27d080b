import { expectConsole } from '@shop/testing/console.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { screen } from '@testing-library/react'

import { buildRemote, openShop, serveDiscovery } from '../testing/open-shop.tsx'

const catalog = buildRemote('mfe-catalog', ['/shop'])
const content = buildRemote('mfe-content', ['/'])

const load = async (name: string) => [
  name === 'mfe-catalog'
    ? { path: '/shop', element: <h1>Categories</h1> }
    : { path: '/', element: <h1>Welcome</h1> },
]

const heading = () => screen.findByRole('heading', { level: 1 })

describe('when the discovery file has no usable entry of a remote', () => {
  const error = new Error('discovery.json: the entry of mfe-catalog is not usable')
  const malformedEntry = (paths: string[]) => ({
    name: 'mfe-catalog',
    version: 'unknown',
    paths,
    error,
  })

  test.each([
    ['that it owns', ['/shop']],
    ['that nobody owns when its paths cannot be read', ['/*']],
  ])('renders an error at a path %s, and the page once the file is mended', async (_, paths) => {
    const shop = { at: '/shop', load, remotes: [content] }
    const { user } = await openShop({ ...shop, malformed: [malformedEntry(paths)] })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await user.click(retry)
    expect(await screen.findByRole('alert')).toHaveTextContent('not available right now')
    serveDiscovery([catalog, content])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading()).toHaveTextContent('Categories')
    expectConsole()
  })

  test('renders the pages of the others', async () => {
    const shop = { at: '/', load, remotes: [content] }
    await openShop({ ...shop, malformed: [malformedEntry(['/*'])] })
    expect(await heading()).toHaveTextContent('Welcome')
  })

  test('renders not found when the remote is gone from the file', async () => {
    const shop = { at: '/shop', load, remotes: [content] }
    const { user } = await openShop({ ...shop, malformed: [malformedEntry(['/shop'])] })
    serveDiscovery([content])
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await heading()).toHaveTextContent('Page Not Found')
    expectConsole()
  })

  test('redirects to the portal as ever', async () => {
    const navigation = recordNavigation()
    await openShop({ at: '/portal/login', malformed: [malformedEntry(['/*'])] })
    expect(navigation.addresses).toEqual([
      expect.stringContaining('http://portal.test/portal/login'),
    ])
  })
})
