import type { OrderRequest } from '@shop/contracts/wire/order.ts'

import { toJson } from '../../platform/db/json.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import {
  ACCEPTED_CARD,
  createOrderRequest,
  post,
  postCard,
  postCheckout,
  postOrder,
} from '../../testing/requests.ts'
import { getCreatedSession, getMessage } from '../../testing/responses.ts'
import { seedFixture } from '../../testing/seed-fixture.ts'
import { withShop } from '../../testing/test-shop.ts'
import { findMissingNames } from './missing-names.ts'
import { readOrderRequest } from './order-request.ts'

type Line = OrderRequest['orderLists'][number]

const area = { finish: 'engraved', color: '#123456', width: 68, height: 12, pictures: [] } as const
const none = { name: '', line: '' }
const ali = { name: 'Ali', line: '' }
const list = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...ali, line: `${index}` }))

function find(line: Partial<Line>, surface: { required?: boolean; pieces?: number }) {
  const offer = {
    id: 'badge',
    title: { en: 'Badge' },
    price: 300,
    surface: { ...area, pictures: [], ...surface },
  }
  const ordered = {
    ...{ itemId: 'badge', itemImage: '', itemName: '', itemPrice: 3, itemQuantity: 1 },
    ...line,
  }
  const request = {
    ...{ buyerEmail: 'a@site.test', buyerPhoneNumber: '', buyerAdress: 'Way 1' },
    ...{ trackingOrderId: 123_456, TotalOrderPrice: 3.15 },
    orderLists: [ordered],
  }
  return findMissingNames(readOrderRequest(request).cart, new Map([['badge', offer]]))
}

describe('findMissingNames', () => {
  const ALL = 'Badge is sold only with a name on it. Please type one.'
  const some = (blank: number, pieces: number) =>
    `Badge is sold only with a name on each piece: ${blank} of ${pieces} have none. Please type them.`
  const LIMIT = 'An order takes at most 100 different names for Badge. Please lower its quantity.'

  test.each<[string, Partial<Line>, number | undefined, string[]]>([
    ['no piece with a name', { itemQuantity: 3 }, undefined, [ALL]],
    ['an empty list', { engravings: [none] }, undefined, [ALL]],
    ['one name for all pieces', { itemQuantity: 250, engraving: ali }, 10, []],
    ['a second line only', { engraving: { name: '', line: 'CEO' } }, undefined, []],
    ['a name on each piece', { itemQuantity: 2, engravings: list(2) }, undefined, []],
    ['a piece without', { itemQuantity: 2, engravings: [ali, none] }, undefined, [some(1, 2)]],
    ['a list that is short', { itemQuantity: 5, engravings: list(2) }, undefined, [some(3, 5)]],
    ['a package that is not filled', { engraving: ali, engravings: list(4) }, 10, [some(6, 10)]],
    [
      'more pieces than a list has',
      { itemQuantity: 101, engravings: list(100) },
      undefined,
      [LIMIT],
    ],
    ['packages with more than that', { itemQuantity: 11, engravings: list(100) }, 10, [LIMIT]],
  ])('returns what is to be said of %s', (_, line, pieces, expected) => {
    expect(find(line, { required: true, ...(pieces && { pieces }) })).toEqual(expected)
  })

  test('returns nothing for a product that is sold without one, too', () => {
    expect(find({ itemQuantity: 3 }, {})).toEqual([])
    expect(find({ itemQuantity: 3 }, { required: false })).toEqual([])
  })
})

describe('a product that an owner sells only with a name from now on', () => {
  const shop = withShop(openSqliteFile)
  const wood = seedFixture.products.find(({ slug }) => slug === 'wood-card')?.details
  const sell = (required: boolean) => {
    const details = toJson({ ...wood, surface: wood?.surface && { ...wood.surface, required } })
    return shop()
      .deps.db.updateTable('products')
      .set({ details })
      .where('id', '=', 'wood-card')
      .execute()
  }

  test('is not ordered without; what was ordered before is paid, again too', async () => {
    await sell(false)
    const shopper = await shop().createShopper()
    expect((await postOrder(shop(), shopper, createOrderRequest(shopper))).statusCode).toBe(200)
    await sell(true)
    const refused = await postOrder(shop(), shopper, createOrderRequest(shopper))
    expect(refused.statusCode).toBe(409)
    expect(getMessage(refused)).toBe(
      'The wood-card is sold only with a name on it. Please type one.',
    )
    const { sessionId } = getCreatedSession(await postCheckout(shop(), shopper))
    await postCard(shop(), sessionId, { action: 'cancel' })
    // Its prices are guaranteed no longer: it is confirmed anew.
    shop().advanceClock(31)
    const again = await post(shop(), `/payment/checkout/${sessionId}/pay`, shopper, {})
    const paid = await postCard(shop(), getCreatedSession(again).sessionId, ACCEPTED_CARD)
    expect(paid.headers.location).toBe('http://site.test/payment/callback')
  })

  test('is ordered with one', async () => {
    await sell(true)
    const shopper = await shop().createShopper()
    const request = createOrderRequest(shopper)
    const [steel, card] = request.orderLists
    const named = { ...card, engraving: { name: 'Ali', line: '' } }
    const response = await postOrder(shop(), shopper, { ...request, orderLists: [steel, named] })
    expect(response.statusCode).toBe(200)
  })
})
