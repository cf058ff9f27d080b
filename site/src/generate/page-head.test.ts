import { JSDOM } from 'jsdom'

import { pageHead } from './page-head.ts'

const meta = { title: 'Cards', description: 'Cards by {brand}.' }

function headOf(facts: Partial<Parameters<typeof pageHead>[0]> = {}) {
  const html = pageHead({ pattern: '/cards', meta, listed: true, ...facts })
  const { document } = new JSDOM(`<head>${html}</head>`).window
  const content = (name: string) =>
    document.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content')
  const canonical = document.querySelector('[rel=canonical]')?.getAttribute('href')
  return { document, content, canonical, children: [...document.head.children] }
}

test('names, describes and previews the page', () => {
  const { document, content, canonical } = headOf()
  expect(document.title).toBe('Cards · %BRAND%')
  expect(content('og:title')).toBe('Cards · %BRAND%')
  expect(content('description')).toBe('Cards by %BRAND%.')
  expect(content('og:description')).toBe('Cards by %BRAND%.')
  expect(content('og:type')).toBe('website')
  expect(content('twitter:card')).toBe('summary_large_image')
  expect(content('og:url')).toBe('%SITE%/cards')
  expect(canonical).toBe('%SITE%/cards')
})

test('everything in it can be told from what the page says later', () => {
  const { children } = headOf()
  expect(children).toHaveLength(8)
  expect(children.every((element) => element.hasAttribute('data-written'))).toBe(true)
})

test('texts are texts, whatever they are made of', () => {
  const odd = '"Cards" <script>go()</script> & \'more\''
  const { document, content, children } = headOf({ meta: { title: odd, description: odd } })
  expect(document.title).toBe(`${odd} · %BRAND%`)
  expect(content('description')).toBe(odd)
  expect(document.scripts).toHaveLength(0)
  expect(children).toHaveLength(8)
})

test.each([
  ['has parameters', { pattern: '/cards/:id' }],
  ['is not to be listed', { listed: false }],
])('a page that %s has no address to be listed by', (_, facts) => {
  expect(headOf(facts).canonical).toBeUndefined()
  expect(headOf(facts).content('og:url')).toBeUndefined()
})

test('of a page that says nothing, the shop is named', () => {
  const { document, children } = headOf({ meta: undefined })
  expect(document.title).toBe('%BRAND%')
  expect(children).toHaveLength(1)
})
