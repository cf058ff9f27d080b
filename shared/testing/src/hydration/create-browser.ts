import { JSDOM } from 'jsdom'

/** Node's own ones work in jsdom, too, and are what requests need. */
const FROM_DOM = [
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'navigator',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
]

/** `browser.ts` adds them. */
const POLYFILLS = ['IntersectionObserver', 'ResizeObserver', 'matchMedia']

/** Turns the process of the test into a browser: the globals of a new, empty page. */
export function createBrowser(): JSDOM {
  const dom = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true })
  const { window } = dom
  for (const name of [...Object.getOwnPropertyNames(window), ...POLYFILLS]) {
    if (name in globalThis && !FROM_DOM.includes(name)) continue
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => window[name as keyof typeof window] as unknown,
      set: (value: unknown) => void Object.assign(window, { [name]: value }),
    })
  }
  return dom
}
