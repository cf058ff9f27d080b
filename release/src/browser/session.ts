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

/** The stored cart of all who open pages: one product. */
export const INITIAL_CART = JSON.stringify([
  {
    id: 'release-check',
    image: '',
    title: { en: 'Card', ar: 'بطاقة' },
    description: { en: '', ar: '' },
    price: 5,
    quantity: 1,
  },
])
