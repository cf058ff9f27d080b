import { Buffer } from 'node:buffer'

/** The id of the member who opens pages. */
export const MEMBER_ID = 'release-check'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token of a member, which browsers read and no server verifies. */
export const createToken = (): string =>
  [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({ _id: MEMBER_ID, exp: 4_102_444_800 }),
    'none',
  ].join('.')

/** The stored cart of whoever opens a page, with so many products. */
export const createCart = (lines: number): string =>
  JSON.stringify(
    Array.from({ length: lines }, (_, index) => ({
      id: `release-check-${index}`,
      image: '',
      title: { en: 'Card', ar: 'بطاقة' },
      description: { en: '', ar: '' },
      price: 5,
      quantity: 1,
    })),
  )
