import { describeOnDatabases } from '../testing/databases.ts'
import { get } from '../testing/requests.ts'
import { type Shopper, withShop } from '../testing/test-shop.ts'

describeOnDatabases('coupon routes', ({ openDatabase }) => {
  describe('GET get-coupans-validity', () => {
    const shop = withShop(openDatabase)
    const check = (userId: string, code: string, shopper?: Shopper) =>
      get(shop(), `/users/get-coupans-validity/userId/${userId}/discountCode/${code}`, shopper)

    test.each([
      ['SALE20OFF', 20, 'percentage'],
      ['sale75off', 75, 'percentage'],
      ['Welcome5', 5, 'fixedamount'],
    ])(
      'returns the discount of %s, in any case and for guests',
      async (code, discountValue, discountType) => {
        const response = await check('guest', code)
        const { status, data } = response.json<{ status: string; data: unknown }>()
        expect(status).toBe('success')
        expect(data).toEqual({ verifyCoupanCodeName: { discountValue, discountType } })
      },
    )

    test.each(['SUMMER10', 'NOPE', '%20', "'--", 'x'.repeat(200)])(
      'returns an error with status 200 for %s',
      async (code) => {
        const response = await check('guest', code)
        expect(response.statusCode).toBe(200)
        const message = 'Invalid or expired discount code.'
        expect(response.json()).toEqual({ status: 'error', message })
      },
    )

    test('records one claim, in the user’s own name only', async () => {
      const [shopper, other] = [await shop().createShopper(), await shop().createShopper()]
      const { id } = shopper.user
      expect((await check(id, 'SALE20OFF')).statusCode).toBe(401)
      expect((await check(id, 'SALE20OFF', other)).statusCode).toBe(403)
      await check(id, 'SALE20OFF', shopper)
      await check(id, 'SALE20OFF', shopper)
      const claims = await shop().deps.db.selectFrom('couponClaims').selectAll().execute()
      expect(claims).toMatchObject([{ userId: id, code: 'SALE20OFF' }])
    })
  })

  describe('rate limit', () => {
    const shop = withShop(openDatabase, { rateLimits: true })

    test('rejects further codes after 30 in five minutes', async () => {
      const path = '/users/get-coupans-validity/userId/guest/discountCode/NOPE'
      const statuses = []
      for (let count = 0; count < 31; count += 1) {
        statuses.push((await get(shop(), path)).statusCode)
      }
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    })
  })
})
