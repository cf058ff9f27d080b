import { fromMarkdownAddress, SHOP_TEXT_PATHS, toMarkdownAddress } from './markdown-address.ts'

describe('the address of Markdown', () => {
  test.each([
    ['/', '/index.md'],
    ['/?a=1', '/index.md?a=1'],
    ['/ar', '/ar/index.md'],
    ['/agents', '/agents/index.md'],
    ['/ar/agents?page=2', '/ar/agents/index.md?page=2'],
    ['/product-detail/steel.card', '/product-detail/steel.card.md'],
    ['/ar/search?q=a.md', '/ar/search.md?q=a.md'],
    ['/helpcenter-faqs#a.b', '/helpcenter-faqs.md#a.b'],
  ])('of %s is %s, and leads back', (page, markdown) => {
    expect(toMarkdownAddress(page)).toBe(markdown)
    expect(fromMarkdownAddress(markdown)).toBe(page)
  })

  test.each(['/', '/shop', '/search?q=a.md', '/a.mdx'])('is not %s', (address) => {
    expect(fromMarkdownAddress(address)).toBeNull()
  })

  test('of no page is that of the text on the whole shop', () => {
    expect(SHOP_TEXT_PATHS.map(String)).not.toContain(toMarkdownAddress('/agents'))
  })
})
