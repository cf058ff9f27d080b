import { demoData } from '../seed/demo-data.ts'
import { buildProductIndex, type IndexedProduct, type ProductIndex } from './product-index.ts'
import { allowedTypos, listSwaps } from './search-words.ts'

describe('product-index', () => {
  const { products, categories } = demoData
  const titles = new Map(categories.map(({ slug, title }) => [slug, title]))

  const catalogue = products.map(
    ({ slug, title, description, category, details, price }): IndexedProduct => ({
      id: slug,
      title,
      description,
      category: titles.get(category) ?? { en: '' },
      details,
      price: Math.round(price * 100),
    }),
  )

  describe('buildProductIndex', () => {
    let index: ProductIndex
    beforeAll(async () => {
      index = await buildProductIndex(catalogue)
    })

    const search = (query: string, lang: 'en' | 'ar' = 'en') =>
      index.search(query, { lang, sort: 'relevance' })

    test.each([
      ['the title', 'Matte Black Steel Card'],
      ['words in any order', 'card steel black matte'],
      ['beginnings of words', 'mat bla ste'],
      ['another case', 'MATTE STEEL'],
      ['a missing letter', 'mtte steel'],
      ['a wrong letter', 'matte stael'],
      ['swapped letters', 'matte setel'],
      ['a plural', 'matte steel cards'],
      ['words that say nothing', 'the matte steel card with a'],
      ['its Arabic title', 'بطاقة فولاذية سوداء مطفأة'],
      ['Arabic without hamza and teh marbuta', 'بطاقه فولاذيه سوداء مطفاه'],
      ['Arabic with vowel marks', 'بِطاقة فولاذيّة مطفأة'],
      ['Arabic with articles', 'البطاقة الفولاذية المطفأة'],
      ['Arabic plurals', 'بطاقات فولاذية مطفأة'],
      ['an Arabic typo', 'بطاقة فولذية مطفأة'],
      ['an Arabic typo after an article', 'البطاقة الفولذية المطفأة'],
      ['words of both languages', 'matte فولاذية'],
    ])('finds a product by %s', (_, query) => {
      expect(search(query)).toContain('matte-black-steel-card')
      expect(search(query, 'ar')).toContain('matte-black-steel-card')
    })

    test.each([
      ['two typos in a long word', 'wrsitbnad', 'black-silicone-wristband'],
      ['a word in two', 'wrist band', 'black-silicone-wristband'],
      ['two words in one', 'keyfob', 'tan-leather-key-fob'],
      ['the name of its category', 'apparel tote', 'natural-smart-tote'],
    ])('finds a product by %s', (_, query, id) => expect(search(query)).toContain(id))

    test.each([
      ['nfc', 'matte-black-steel-card'],
      ['NFC card', 'ocean-recycled-card'],
      ['nfc wood card', 'walnut-wood-card'],
      ['keychain', 'tan-leather-key-fob'],
      ['key rings', 'steel-key-tag'],
      ['keyring leather', 'black-leather-key-fob'],
      ['t-shirt', 'black-smart-tee'],
      ['tshirts', 'sand-smart-tee'],
      ['green tshirt', 'forest-smart-tee'],
      ['qr', 'walnut-desk-stand'],
      ['QR code', 'black-table-sign'],
      ['google review', 'black-review-plate'],
      ['google reviews white', 'white-review-plate'],
      ['logo', 'walnut-wood-card'],
      ['business cards', 'oak-wood-card'],
      ['كارت', 'matte-black-steel-card'],
      ['كروت خشب', 'walnut-wood-card'],
      ['سلسلة مفاتيح', 'tan-leather-key-fob'],
      ['تيشرت', 'black-smart-tee'],
      ['باركود', 'walnut-desk-stand'],
      ['شنطة', 'natural-smart-tote'],
    ])('finds by the synonym %s: %s', (query, id) => {
      expect(search(query)).toContain(id)
      expect(search(query, 'ar')).toContain(id)
    })

    test.each([
      ['keychain', 'steel-card'],
      ['tshirt', 'hoodie'],
      ['google review', 'wristband'],
    ])('does not find by the synonym %s: %s', (query, id) =>
      expect(search(query).filter((found) => found.includes(id))).toEqual([]),
    )

    test('returns what has the word itself before what means the same', async () => {
      const small = await buildProductIndex([product('tee', 'Tee'), product('shirt', 'Shirt')])
      expect(small.search('shirt', { lang: 'en', sort: 'relevance' })).toEqual(['shirt', 'tee'])
    })

    test('finds only products that have every word', () => {
      expect(search('walnut')).toEqual(
        expect.arrayContaining(['walnut-wood-card', 'walnut-desk-stand']),
      )
      expect(search('walnut stand')).not.toContain('walnut-wood-card')
    })

    test.each(['xyzzyq', 'steel xyzzyq', '', '  ', '!?', '99999'])(
      'finds nothing for %j',
      (query) => {
        expect(search(query)).toEqual([])
      },
    )

    test('guesses at a word only when nothing has the word itself', async () => {
      const small = await buildProductIndex([product('card', 'Card'), product('cord', 'Cord')])
      const find = (query: string) => small.search(query, { lang: 'en', sort: 'relevance' })
      expect(find('card')).toEqual(['card'])
      expect(find('curd')).toEqual(['card', 'cord'])
    })

    test('returns titles before categories and descriptions', () => {
      const found = search('leather')
      const inTitle = found.map((id) => /leather/i.test(titleOf(id)))
      expect(inTitle).toContain(true)
      expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)))
    })

    test('returns whole words before beginnings, and otherwise keeps the order of the shop', async () => {
      const small = await buildProductIndex([
        product('prefix', 'Oakwood stand'),
        product('first', 'Oak stand'),
        product('second', 'Oak card'),
      ])
      expect(small.search('oak', { lang: 'en', sort: 'relevance' })).toEqual([
        'first',
        'second',
        'prefix',
      ])
    })

    test('prefers titles in the language of the page', async () => {
      const small = await buildProductIndex([
        { ...product('ar', 'Something'), title: { en: 'Something', ar: 'Nano' } },
        product('en', 'Nano'),
      ])
      expect(small.search('nano', { lang: 'en', sort: 'relevance' })).toEqual(['en', 'ar'])
      expect(small.search('nano', { lang: 'ar', sort: 'relevance' })).toEqual(['ar', 'en'])
    })

    test('sorts by price in both directions', () => {
      const prices = (sort: 'price-asc' | 'price-desc') =>
        index.search('card', { lang: 'en', sort }).map((id) => priceOf(id))
      expect(prices('price-asc').length).toBeGreaterThan(10)
      expect(prices('price-asc')).toEqual(prices('price-asc').toSorted((a, b) => a - b))
      expect(prices('price-desc')).toEqual(prices('price-desc').toSorted((a, b) => b - a))
    })

    test('works without products', async () => {
      const empty = await buildProductIndex([])
      expect(empty.search('card', { lang: 'en', sort: 'relevance' })).toEqual([])
    })
  })

  function product(id: string, title: string): IndexedProduct {
    return { id, title: { en: title }, description: { en: '' }, category: { en: '' }, price: 1 }
  }

  function find(id: string): IndexedProduct {
    const found = catalogue.find((entry) => entry.id === id)
    if (!found) throw new Error(`There is no ${id}`)
    return found
  }

  const titleOf = (id: string) => find(id).title.en
  const priceOf = (id: string) => find(id).price
})

describe('typos', () => {
  describe('allowedTypos', () => {
    test.each([
      ['tag', 0],
      ['card', 1],
      ['leather', 1],
      ['notebook', 2],
      ['10000000', 0],
      ['بطاقه', 1],
    ])('of %s is %i', (word, typos) => expect(allowedTypos(word)).toBe(typos))
  })

  describe('listSwaps', () => {
    test.each([
      ['card', 0, ['card']],
      ['card', 1, ['acrd', 'crad', 'cadr']],
      ['ab', 2, ['ab']],
    ])('of %s by %i pairs', (word, count, words) => expect(listSwaps(word, count)).toEqual(words))
  })
})
