import { matchRoutes } from '@shop/router'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import paths from './paths.json'
import { routes } from './routes.tsx'

describe('routes', () => {
  test.each(Object.values(paths))('include %s', (path) => {
    const page = matchRoutes(routes, path)?.at(-1)?.route
    expect(page?.path).toBe(path)
    // A redirect has only a loader.
    expect(page?.lazy ?? page?.loader).toBeInstanceOf(Function)
  })

  test('have their own error boundary', () => {
    expect(routes).toEqual([
      expect.objectContaining({ id: 'mfe-content', ErrorBoundary: expect.any(Function) }),
    ])
  })

  test('preload the first picture of the home page', async () => {
    setUpBrowser()
    document.head.replaceChildren()
    const { loader } = matchRoutes(routes, '/')?.at(-1)?.route ?? {}
    if (typeof loader !== 'function') throw new Error('the page has no loader')
    const request = new Request('http://shop.test/')
    await loader({ request, params: {}, context: undefined } as never, undefined)
    const preload = document.head.querySelector('link[rel=preload]')
    expect(preload).toHaveAttribute('as', 'image')
    expect(preload).toHaveAttribute('type', 'image/avif')
    expect(preload).toHaveAttribute('fetchpriority', 'high')
    expect(preload?.getAttribute('imagesrcset')).toBe(
      'hero-gift-beside-640.avif 640w, hero-gift-beside-960.avif 960w, hero-gift-beside-1440.avif 1440w',
    )
  })
})
