import { toOwnText, toTitle } from './own-text.ts'

const SITE = 'https://shop.example'

describe('toOwnText', () => {
  test('returns a page that has no other words as it is', () => {
    expect(toOwnText('# Terms\n\nBe kind.\n', SITE)).toBe('# Terms\n\nBe kind.\n')
  })

  test('returns what follows the break, with its first heading as the title', () => {
    const text = '# Shop\n\nCards\n\n---\n\n## About us\n\nTwo of us.\n\n## Aim\n'
    expect(toOwnText(text, SITE)).toBe('# About us\n\nTwo of us.\n\n## Aim\n')
  })

  test('returns what follows the break below the title where it has none', () => {
    const text = '# A post\n\nSeptember · Noor\n\n---\n\nBriefly.\n\n## First\n'
    expect(toOwnText(text, SITE)).toBe('# A post\n\nBriefly.\n\n## First\n')
  })

  test.each([
    ['of Markdown', '/shop.md', '/shop'],
    ['of Markdown in Arabic, with a query', '/ar/blogs.md?page=2', '/blogs?page=2'],
    ['of the home page', '/ar/index.md', '/'],
    ['without Markdown', '/office', '/office'],
  ])('leads to a page by its path where the link has its address %s', (_, address, path) => {
    expect(toOwnText(`See [it](${SITE}${address}).`, SITE)).toBe(`See [it](${path}).`)
  })

  test('leaves links to other sites, and what only looks like a link', () => {
    const text = `[a](https://other.example/a.md) [b](${SITE}.other/b.md) \\[c\\](${SITE}/c.md)`
    expect(toOwnText(text, SITE)).toBe(text)
  })
})

describe('toTitle', () => {
  test.each([
    ['# Fair \\[2026\\]\n\nText', 'Fair [2026]'],
    ['', ''],
  ])('returns of %j “%s”', (text, title) => expect(toTitle(text)).toBe(title))
})
