import { profileResponseSchema } from '@shop/contracts/user.ts'

import { API_BASE } from '../app.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { get } from '../testing/requests.ts'
import { getMessage } from '../testing/responses.ts'
import { type Shopper, withShop } from '../testing/test-shop.ts'

describe('user routes', () => {
  const shop = withShop(openSqliteFile)
  const update = ({ headers }: Shopper, userId: string, payload: object) => {
    const url = `${API_BASE}/users/dashboard/update-profile/${userId}`
    return shop().app.inject({ method: 'PATCH', url, headers, payload })
  }

  test('PATCH update-profile changes the user’s own profile', async () => {
    const shopper = await shop().createShopper()
    const { id, email } = shopper.user
    const payload = { firstName: ' Sara ', lastName: 'B', email, address: 'Way 2' }
    const response = await update(shopper, id, payload)
    expect(response.json()).toEqual({ message: 'Profile updated successfully!' })
    const profile = await get(shop(), `/users/profile/${id}`, shopper)
    const { data } = profileResponseSchema.parse(profile.json())
    expect(data).toMatchObject({ firstName: 'Sara', lastName: 'B', address: 'Way 2' })
  })

  test('rejects other users with the same 403 for known and unknown ids', async () => {
    const [owner, other] = [await shop().createShopper(), await shop().createShopper()]
    const { id, email } = owner.user
    const foreign = await get(shop(), `/users/profile/${id}`, other)
    const missing = await get(shop(), '/users/profile/no-such-user', other)
    expect(foreign.statusCode).toBe(403)
    expect(foreign.body).toBe(missing.body)
    expect((await update(other, id, { firstName: 'X', email })).statusCode).toBe(403)
  })

  test('PATCH update-profile rejects another e-mail address, whether it is taken or not', async () => {
    const [shopper, other] = [await shop().createShopper(), await shop().createShopper()]
    for (const email of [other.user.email, 'free@site.test']) {
      const response = await update(shopper, shopper.user.id, { firstName: 'X', email })
      expect(response.statusCode).toBe(409)
      expect(getMessage(response)).toContain('in the member portal, under Profile')
    }
    const profile = await get(shop(), `/users/profile/${shopper.user.id}`, shopper)
    expect(profileResponseSchema.parse(profile.json()).data).toMatchObject({
      firstName: shopper.user.firstName,
      email: shopper.user.email,
    })
  })

  test('PATCH update-profile accepts the same e-mail address in any case', async () => {
    const shopper = await shop().createShopper()
    const { id, email } = shopper.user
    const response = await update(shopper, id, { firstName: 'X', email: email.toUpperCase() })
    expect(response.statusCode).toBe(200)
  })
})
