import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

import { PrintStyle } from './PrintStyle.ts'

const sheet = new ServerStyleSheet()
renderToString(sheet.collectStyles(<PrintStyle />))
const css = sheet.getStyleTags()
const [, paper = ''] = /@media print\s*\{(.*)\}/s.exec(css) ?? []
const rules = Array.from(
  paper.matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ([, selector = '', style = '']) => ({
    selector: selector.trim(),
    hides: /display:\s*none/.test(style),
  }),
)

beforeEach(() => {
  document.body.innerHTML = `
    <header>Bar</header>
    <main><nav>Menu</nav><div><h1>Invoice</h1><article data-sheet><h2>No. 1</h2></article></div></main>
    <footer>Foot</footer>`
})

const matched = (hides: boolean) =>
  rules
    .filter((rule) => rule.hides === hides)
    .flatMap(({ selector }) => Array.from(document.body.querySelectorAll(selector)))
    .map(({ localName }) => localName)

describe('PrintStyle', () => {
  test('hides everything outside the sheet in print', () => {
    expect(matched(true)).toEqual(['header', 'nav', 'h1', 'footer'])
  })

  test('resets the layout of the sheet and its ancestors in print', () => {
    expect(matched(false)).toEqual(['main', 'div', 'article'])
  })

  test('does not affect screens', () => {
    expect(css.replace(/@media print\s*\{.*\}/s, '')).not.toContain('display')
  })
})
