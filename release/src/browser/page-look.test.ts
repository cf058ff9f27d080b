import { readFileSync } from 'node:fs'
import path from 'node:path'

import { JSDOM } from 'jsdom'

import type { PageSnapshot } from './probe.ts'

const script = readFileSync(path.join(__dirname, 'page-look.js'), 'utf8')

/** What the probe finds beside the shop's own in a document while version 1.0.0 of `mfe-x` is checked. */
function findExtras(head: string): string[] {
  const { window } = new JSDOM(`<head>${head}</head><body><main></main></body>`, {
    url: 'http://shop.test/x',
    runScripts: 'outside-only',
  })
  Object.assign(window, { releaseProbeSettings: { folders: ['/mfe-x/1.0.0/'] } })
  // jsdom has none.
  Object.assign(window.document, { adoptedStyleSheets: [] })
  window.eval(script)
  return (window.eval('releaseLook.takeSnapshot()') as PageSnapshot).extras.filter((each) =>
    each.startsWith('<link'),
  )
}

test.each([
  ['/mfe-x/1.0.0/page.css', 'stay when its page is left', []],
  ['/mfe-x/0.9.0/page.css', 'count as left behind', ['<link>']],
  ['https://fonts.test/mfe-x/page.css', 'count as left behind', ['<link>']],
])('style sheets like %s %s', (href, _, expected) => {
  expect(findExtras(`<link rel="stylesheet" href="${href}">`)).toEqual(expected)
})
