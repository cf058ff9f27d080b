import { findMixedVersions, isRendered, listScripts } from './soak-page.ts'

const html = (
  remote: string,
) => `<html data-folder="/shell/1.0.0/" data-messages-en="/mfe-a/1.0.0/m.js|sha384-x ">
<script defer src="/shell/1.0.0/main.js"></script><link rel="late" as="script" href="/mfe-a/${remote}/routes.js">
<a href="/shop">Shop</a></html>`

describe('findMixedVersions', () => {
  test('returns a front end of which a page names two versions', () => {
    expect(findMixedVersions(html('2.0.0'))).toBe('mfe-a at 1.0.0 and 2.0.0')
  })

  test('returns undefined for a page of one version each', () => {
    expect(findMixedVersions(html('1.0.0'))).toBeUndefined()
  })
})

test('listScripts returns the scripts that a page names, each once', () => {
  expect(listScripts(html('1.0.0') + html('1.0.0'))).toEqual([
    '/shell/1.0.0/main.js',
    '/mfe-a/1.0.0/routes.js',
  ])
})

test('isRendered returns whether a page has its content, whatever its style sheet selects', () => {
  const style = '<style>[data-rendered-lang]:not([data-layout]) a{}</style>'
  expect(isRendered(`<html data-rendered-lang="en">${style}</html>`)).toBe(true)
  expect(isRendered(`<html data-rendered-lang="en" data-layout>${style}</html>`)).toBe(false)
  expect(isRendered(`<html lang="en">${style}</html>`)).toBe(false)
})
