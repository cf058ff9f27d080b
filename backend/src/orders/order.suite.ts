import { fixture } from '../testing/fixture.ts'
import { get, nextTrackingNumber, orderRequest, postOrder } from '../testing/requests.ts'
import { type OpenDatabase, type TestShop, withShop } from '../testing/test-shop.ts'

async function ordersOf(shop: TestShop, userId: string) {
  return shop.deps.db.selectFrom('orders').selectAll().where('userId', '=', userId).execute()
}

function titleOf(slug: string) {
  return fixture.products.find((product) => product.slug === slug)?.title
}

/** Confirming orders, on any database. */
export function orderSuite(openDatabase: OpenDatabase): void {
  describe('confirming an order', () => {
    const shop = withShop(openDatabase)

    test('stores the order at the prices of the shop', async () => {
      const shopper = await shop().shopper()
      const answer = await postOrder(shop(), shopper, orderRequest(shopper))
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ success: true, message: 'Order confirmed successfully!' })
      const [order] = await ordersOf(shop(), shopper.user.id)
      expect(order).toMatchObject({ subtotal: 4098, tax: 205, discount: 0, total: 4303 })
      expect(JSON.parse(order?.lines ?? '')).toEqual([
        { id: 'steel-card', title: titleOf('steel-card'), price: 2100, quantity: 1 },
        { id: 'wood-card', title: titleOf('wood-card'), price: 999, quantity: 2 },
      ])
    })

    test('needs a session and the own e-mail address', async () => {
      const shopper = await shop().shopper()
      expect((await postOrder(shop(), null, orderRequest(shopper))).statusCode).toBe(401)
      const foreign = orderRequest(shopper, { buyerEmail: 'someone@site.test' })
      expect((await postOrder(shop(), shopper, foreign)).statusCode).toBe(403)
      expect(await ordersOf(shop(), shopper.user.id)).toEqual([])
    })

    test('takes the e-mail address in any case', async () => {
      const shopper = await shop().shopper()
      const buyerEmail = shopper.user.email.toUpperCase()
      const answer = await postOrder(shop(), shopper, orderRequest(shopper, { buyerEmail }))
      expect(answer.statusCode).toBe(200)
    })

    test('refuses a price that is not the shop’s and says what changed', async () => {
      const shopper = await shop().shopper()
      const request = orderRequest(shopper)
      const [first, ...rest] = request.orderLists
      const orderLists = [{ ...first, itemPrice: 1 }, ...rest]
      const answer = await postOrder(shop(), shopper, { ...request, orderLists })
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe(
        'The price of The steel-card is now 21.00 OMR (your cart says 1.00 OMR).',
      )
      expect(await ordersOf(shop(), shopper.user.id)).toEqual([])
    })

    test('refuses a discount that was never claimed, and takes it once it is', async () => {
      const shopper = await shop().shopper()
      const request = orderRequest(shopper, { TotalOrderPrice: 22.54 })
      const refused = await postOrder(shop(), shopper, request)
      expect(refused.statusCode).toBe(409)
      expect(refused.json().message).toContain('The total is now 43.03 OMR')
      const { id } = shopper.user
      await get(shop(), `/users/get-coupans-validity/userId/${id}/discountCode/sale50off`, shopper)
      expect((await postOrder(shop(), shopper, request)).statusCode).toBe(200)
      const [order] = await ordersOf(shop(), id)
      expect(order).toMatchObject({ discount: 2049, total: 2254, couponCode: 'SALE50OFF' })
    })

    test('does not lend one member’s discount to another', async () => {
      const [claimer, other] = [await shop().shopper(), await shop().shopper()]
      const path = `/users/get-coupans-validity/userId/${claimer.user.id}/discountCode/SALE50OFF`
      await get(shop(), path, claimer)
      const request = orderRequest(other, { TotalOrderPrice: 22.54 })
      expect((await postOrder(shop(), other, request)).statusCode).toBe(409)
    })

    test.each([0, -1, 1.5, 1e9, '1', null])('refuses the quantity %p', async (itemQuantity) => {
      const shopper = await shop().shopper()
      const request = orderRequest(shopper)
      const orderLists = request.orderLists.map((line) => ({ ...line, itemQuantity }))
      const answer = await postOrder(shop(), shopper, { ...request, orderLists })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toMatch(/orderLists\.0\.itemQuantity/)
      expect(await ordersOf(shop(), shopper.user.id)).toEqual([])
    })

    test('refuses goods that are not sold and goods listed twice', async () => {
      const shopper = await shop().shopper()
      const request = orderRequest(shopper)
      const [first] = request.orderLists
      const unknown = [{ ...first, itemId: 'gone' }]
      const answer = await postOrder(shop(), shopper, { ...request, orderLists: unknown })
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe(
        'Steel is no longer sold. Please remove it from your cart.',
      )
      const twice = await postOrder(shop(), shopper, { ...request, orderLists: [first, first] })
      expect(twice.statusCode).toBe(409)
      expect(await ordersOf(shop(), shopper.user.id)).toEqual([])
    })
  })

  describe('repeating an order', () => {
    const shop = withShop(openDatabase)

    test('the same request is the same order', async () => {
      const shopper = await shop().shopper()
      const request = orderRequest(shopper)
      await postOrder(shop(), shopper, request)
      expect((await postOrder(shop(), shopper, request)).statusCode).toBe(200)
      expect(await ordersOf(shop(), shopper.user.id)).toHaveLength(1)
    })

    test('the same number with other content is refused', async () => {
      const shopper = await shop().shopper()
      const request = orderRequest(shopper)
      await postOrder(shop(), shopper, request)
      const other = await postOrder(shop(), shopper, { ...request, buyerAdress: 'Elsewhere' })
      expect(other.statusCode).toBe(409)
      expect(await ordersOf(shop(), shopper.user.id)).toHaveLength(1)
    })

    test('two members may have the same number', async () => {
      const trackingOrderId = nextTrackingNumber()
      for (const shopper of [await shop().shopper(), await shop().shopper()]) {
        const answer = await postOrder(shop(), shopper, orderRequest(shopper, { trackingOrderId }))
        expect(answer.statusCode).toBe(200)
      }
    })

    test('an identical order that waits to be paid is taken up again', async () => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      await postOrder(shop(), shopper, orderRequest(shopper, { buyerAdress: 'New address' }))
      const orders = await ordersOf(shop(), shopper.user.id)
      expect(orders.map((order) => order.buyerAddress)).toEqual(['New address'])
    })

    test('after half an hour it is another order', async () => {
      const shopper = await shop().shopper()
      await postOrder(shop(), shopper, orderRequest(shopper))
      shop().advance(31)
      await postOrder(shop(), shopper, orderRequest(shopper))
      expect(await ordersOf(shop(), shopper.user.id)).toHaveLength(2)
    })

    test.each([
      ['one number', () => 654_321],
      ['numbers of their own', nextTrackingNumber],
    ])('twenty at once with %s make one order', async (_name, number) => {
      const shopper = await shop().shopper()
      const requests = Array.from({ length: 20 }, () => {
        return orderRequest(shopper, { trackingOrderId: number() })
      })
      const answers = await Promise.all(requests.map((body) => postOrder(shop(), shopper, body)))
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
      expect(await ordersOf(shop(), shopper.user.id)).toHaveLength(1)
    })
  })
}
