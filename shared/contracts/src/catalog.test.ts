import { agentMessageSchema, agentPageSchema } from './agent.ts'
import { categoryListSchema, productPageSchema, productSchema } from './catalog.ts'
import { couponValiditySchema } from './coupon.ts'
import { errorBodySchema } from './error.ts'
import { idSchema } from './text.ts'
import { translationSchema } from './translation.ts'

const product = {
  _id: 'steel-card',
  title: { en: 'Steel Card' },
  description: { en: 'A card', ar: 'بطاقة' },
  price: 21,
  currency: 'OMR',
  coverImgUrl: 'https://shop.example/a.webp',
}
const paginate = { currentPage: 1, totalPage: 1, totalCount: 1, currentLimit: 100 }

describe('idSchema', () => {
  test.each(['a', 'A-b_9', 'x'.repeat(64)])('accepts %s', (id) => {
    expect(idSchema.parse(id)).toBe(id)
  })

  test.each(['', 'a b', 'a/b', '../a', 'é', 'x'.repeat(65), 1, null])('rejects %p', (id) => {
    expect(idSchema.safeParse(id).success).toBe(false)
  })
})

describe('catalog schemas', () => {
  test('accept a product', () => {
    expect(productSchema.parse(product)).toEqual(product)
  })

  test('leave out the details that cannot be read', () => {
    const details = (value: unknown) => productSchema.parse({ ...product, details: value }).details
    const material = { en: 'Steel', ar: 'فولاذ' }
    expect(details({ material, size: [85], weight: 22 })).toEqual({ material })
    for (const unreadable of [null, 'steel', [], undefined]) {
      expect(details(unreadable)?.material).toBeUndefined()
    }
  })

  test('accept a page of products and reject an invalid one', () => {
    const page = { results: [product], paginate }
    expect(productPageSchema.parse(page)).toEqual(page)
    const broken = { results: [{ ...product, price: 'free' }], paginate }
    expect(productPageSchema.safeParse(broken).success).toBe(false)
  })

  test('accept a list of categories, which may be empty', () => {
    const category = {
      _id: 'cards',
      title: { en: 'Cards' },
      imageUrl: 'https://shop.example/c.webp',
    }
    expect(categoryListSchema.parse({ results: [category] }).results).toEqual([category])
    expect(categoryListSchema.parse({ results: [] }).results).toEqual([])
    expect(categoryListSchema.safeParse([category]).success).toBe(false)
  })
})

describe('agent schemas', () => {
  test('accept missing and null properties except _id', () => {
    const bare = { _id: 'a1' }
    const empty = {
      _id: 'a2',
      firstName: null,
      location: null,
      phone: null,
      socialMediaLinks: null,
    }
    const page = { results: [bare, empty], paginate }
    expect(agentPageSchema.parse(page).results).toEqual([bare, { _id: 'a2' }])
    expect(agentPageSchema.safeParse({ results: [{ firstName: 'A' }], paginate }).success).toBe(
      false,
    )
  })

  test('accept messages of up to 5,000 characters, including empty ones', () => {
    const message = { senderId: 'u1', receiverId: 'a1', message: '' }
    expect(agentMessageSchema.parse(message)).toEqual(message)
    const long = { ...message, message: 'x'.repeat(5001) }
    expect(agentMessageSchema.safeParse(long).success).toBe(false)
  })
})

describe('other response schemas', () => {
  test('couponValiditySchema accepts responses with and without a coupon', () => {
    const verifyCoupanCodeName = { discountValue: 20, discountType: 'percentage' }
    for (const [answer, parsed] of [
      [{ status: 'success', data: { verifyCoupanCodeName } }],
      [
        { status: 'success', data: { verifyCoupanCodeName: null } },
        { status: 'success', data: {} },
      ],
      [{ status: 'success', data: null }, { status: 'success' }],
      [{ status: 'error', message: 'no' }],
    ]) {
      expect(couponValiditySchema.parse(answer)).toEqual(parsed ?? answer)
    }
    const odd = { ...verifyCoupanCodeName, discountType: 'gift' }
    const answer = { status: 'success', data: { verifyCoupanCodeName: odd } }
    expect(couponValiditySchema.safeParse(answer).success).toBe(false)
  })

  test('errorBodySchema accepts a message at the top or in data', () => {
    expect(errorBodySchema.parse({ message: 'no' }).message).toBe('no')
    expect(errorBodySchema.parse({ data: { message: 'no', code: 1 } }).data?.message).toBe('no')
    expect(errorBodySchema.safeParse('<html>').success).toBe(false)
  })

  test('translationSchema requires responseData.translatedText', () => {
    const answer = { responseData: { translatedText: 'مرحبًا' } }
    expect(translationSchema.parse({ ...answer, responseStatus: 200 })).toEqual(answer)
    expect(translationSchema.safeParse({ responseData: {} }).success).toBe(false)
  })
})
