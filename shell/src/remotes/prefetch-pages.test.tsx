import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { fireEvent } from '@testing-library/react'

import { buildRemote } from '../testing/open-shop.tsx'
import { installPagePrefetch } from './prefetch-pages.ts'

const { entry } = buildRemote('mfe-x', ['/x/:id', '/y'])
const remote = {
  name: 'mfe-x',
  entry: {
    ...entry,
    url: '/mfe-x/1.0.0/remoteEntry.js',
    extras: {
      ...entry.extras,
      preload: ['routes.js', 'messages.en.1.js', 'messages.ar.1.js'],
      pages: { '/x/:id': ['page.x.js'], '/y': ['page.y.js'] },
    },
  },
}
const CODE = ['remoteEntry.js', 'routes.js', 'messages.en.1.js']

/** The files that the page was asked to prefetch, in order. */
const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
    link.href.replace('http://localhost/mfe-x/1.0.0/', ''),
  )

let uninstall: () => void

function show(...links: string[]): Element[] {
  document.body.innerHTML = links.map((link) => `<a ${link}><b>Card</b></a>`).join('')
  return [...document.querySelectorAll('b')]
}

beforeEach(() => {
  jest.useFakeTimers()
  setUpBrowser()
  // jsdom has none.
  performance.getEntriesByName = () => []
  uninstall = installPagePrefetch([remote])
})
afterEach(() => {
  uninstall()
  jest.useRealTimers()
  document.head.innerHTML = ''
  Reflect.deleteProperty(navigator, 'connection')
})

describe('installPagePrefetch', () => {
  test.each([
    ['is touched', 'touchStart'],
    ['gets the focus', 'focusIn'],
  ] as const)('fetches the code of a page whose link %s', (_, event) => {
    const [card = document.body] = show('href="/x/7?from=home"')
    fireEvent[event](card)
    expect(prefetched()).toEqual([...CODE, 'page.x.js'])
  })

  test('fetches the code of a page on whose link the pointer rests', () => {
    const [card = document.body] = show('href="/y"')
    fireEvent.pointerOver(card)
    jest.runAllTimers()
    expect(prefetched()).toEqual([...CODE, 'page.y.js'])
  })

  test('fetches nothing for a link that the pointer crosses', () => {
    const [card = document.body] = show('href="/y"')
    fireEvent.pointerOver(card)
    fireEvent.pointerOver(document.body)
    jest.runAllTimers()
    expect(prefetched()).toEqual([])
  })

  test('fetches once for an address, and no file that the page has', () => {
    performance.getEntriesByName = (name) =>
      name.endsWith('routes.js') ? [{} as PerformanceEntry] : []
    const [card = document.body, again = document.body] = show('href="/y"', 'href="/y#reviews"')
    fireEvent.focusIn(card)
    fireEvent.focusIn(again)
    expect(prefetched()).toEqual(['remoteEntry.js', 'messages.en.1.js', 'page.y.js'])
  })

  test('fetches the texts of the language that is shown', () => {
    setUpBrowser({ lang: 'ar' })
    const [card = document.body] = show('href="/y"')
    fireEvent.focusIn(card)
    expect(prefetched()).toContain('messages.ar.1.js')
    expect(prefetched()).not.toContain('messages.en.1.js')
  })

  test.each([
    ['of another site', 'href="https://elsewhere.test/y"'],
    ['that opens another tab', 'href="/y" target="_blank"'],
    ['that downloads', 'href="/y" download'],
    ['to a part of this page', 'href="#reviews"'],
    ['to the portal', 'href="/portal/login"'],
    ['to a page of nobody', 'href="/nowhere"'],
  ])('fetches nothing for a link %s', (_, link) => {
    const [card = document.body] = show(link)
    fireEvent.focusIn(card)
    expect(prefetched()).toEqual([])
  })

  test.each([
    ['who saves data', { saveData: true, effectiveType: '4g' }],
    ['on a slow line', { saveData: false, effectiveType: 'slow-2g' }],
  ])('fetches nothing for a visitor %s', (_, connection) => {
    Object.assign(navigator, { connection })
    const [card = document.body] = show('href="/y"')
    fireEvent.focusIn(card)
    expect(prefetched()).toEqual([])
  })
})
