import { officeReleasesSchema } from '@shop/contracts/wire/office-releases.ts'
import { signPermission } from '@shop/server/signed-permission.ts'

import { API_BASE } from '../../app.ts'
import { describeOnDatabases, openSqliteFile } from '../../testing/databases.ts'
import { enterOffice } from '../../testing/office.ts'
import { get } from '../../testing/requests.ts'
import { openShop, type TestShop, withShop } from '../../testing/test-shop.ts'

const send = (shop: TestShop, html: unknown, token = '') =>
  shop.app.inject({
    method: 'PUT',
    url: `${API_BASE}/release-dashboard`,
    headers: { authorization: `Bearer ${token}` },
    payload: { html },
  })

describeOnDatabases('the page of who has what live', ({ openDatabase }) => {
  const shop = withShop(openDatabase)

  test('is for owners, who get the last one that was sent', async () => {
    const owner = await enterOffice(shop())
    const read = async () =>
      officeReleasesSchema.parse((await get(shop(), '/office/releases', owner)).json()).dashboard
    expect(await read()).toBeNull()
    for (const html of ['<p>one', '<p>two']) {
      expect((await send(shop(), html)).statusCode).toBe(204)
    }
    expect(await read()).toEqual({ html: '<p>two', at: expect.stringMatching(/Z$/) })
    const staff = await enterOffice(shop(), 'staff')
    expect((await get(shop(), '/office/releases', staff)).statusCode).toBe(404)
    expect((await get(shop(), '/office/releases', null)).statusCode).toBe(404)
  })
})

describe('PUT /release-dashboard', () => {
  const secret = 'a secret of at least 32 characters'
  const future = new Date(Date.now() + 60_000)

  test('needs a permission that is signed for it where there is a secret', async () => {
    const shop = await openShop(openSqliteFile, { reportReaders: { secret } })
    const status = async (token: string) => (await send(shop, '<p>', token)).statusCode
    expect(await status(await signPermission(secret, future, 'dashboard'))).toBe(204)
    expect(await status(await signPermission(secret, future))).toBe(401)
    expect(await status('')).toBe(401)
    await shop.close()
  })

  test('takes nothing in production without a secret, and no page without an end', async () => {
    const closed = await openShop(openSqliteFile, { reportReaders: 'nobody' })
    expect((await send(closed, '<p>')).statusCode).toBe(401)
    await closed.close()
    const shop = await openShop(openSqliteFile)
    expect((await send(shop, 'x'.repeat(500_001))).statusCode).toBe(400)
    await shop.close()
  })
})
