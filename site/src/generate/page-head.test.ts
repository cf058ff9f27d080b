import { JSDOM } from 'jsdom'

import { createPageHead } from './page-head.ts'

const meta = { title: 'Cards', description: 'Cards by {brand}.' }

function headOf(facts: Partial<Parameters<typeof createPageHead>[0]> = {}) {
  const html = createPageHead({ pattern: '/cards', meta, indexable: true, ...facts })
  const { document } = new JSDOM(`<head>${html}</head>`).window
  const content = (name: string) =>
    document.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content')
  const canonical = document.querySelector('[rel=canonical]')?.getAttribute('href')
  return { document, content, canonical, children: [...document.head.children] }
}

describe('createPageHead', () => {
  test('returns title, description, preview and canonical address', () => {
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

  test('returns the address in each language', () => {
    const { document } = headOf()
    const links = [...document.querySelectorAll('[rel=alternate]')]
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
      [
        ['en', '%SITE%/cards'],
        ['ar', '%SITE%/ar/cards'],
        ['x-default', '%SITE%/cards'],
      ],
    )
  })

  test('marks every element, so that the page can replace it', () => {
    const { children } = headOf()
    expect(children).toHaveLength(11)
    expect(children.every((element) => element.hasAttribute('data-written'))).toBe(true)
  })

  test('escapes texts', () => {
    const odd = '"Cards" <script>go()</script> & \'more\''
    const { document, content, children } = headOf({ meta: { title: odd, description: odd } })
    expect(document.title).toBe(`${odd} · %BRAND%`)
    expect(content('description')).toBe(odd)
    expect(document.scripts).toHaveLength(0)
    expect(children).toHaveLength(11)
  })

  test.each([
    ['has parameters', { pattern: '/cards/:id' }],
    ['is not indexable', { indexable: false }],
  ])('returns no canonical address for a page that %s', (_, facts) => {
    expect(headOf(facts).canonical).toBeUndefined()
    expect(headOf(facts).content('og:url')).toBeUndefined()
  })

  test('returns the brand’s name as title when there is no meta', () => {
    const { document, children } = headOf({ meta: undefined })
    expect(document.title).toBe('%BRAND%')
    expect(children).toHaveLength(1)
  })
})
