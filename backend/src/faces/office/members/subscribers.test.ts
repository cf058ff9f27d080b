import { subscriberPageSchema } from '@shop/contracts/wire/office-members.ts'

import { findSubscriber } from '../../../domain/forms/subscriber.store.ts'
import { parseCsv } from '../../../platform/csv/csv.ts'
import { openSqliteFile } from '../../../testing/databases.ts'
import { withOfficePerson } from '../../../testing/office.ts'
import { get } from '../../../testing/requests.ts'
import { withShop } from '../../../testing/test-shop.ts'

describe('subscribers in the office', () => {
  const shop = withShop(openSqliteFile)
  const owner = withOfficePerson(shop)
  const staff = withOfficePerson(shop, 'staff')
  const toRow = (id: string, confirmedAt: string | null) => ({
    ...{ id, email: `${id}@site.test`, language: 'ar' as const, userId: null, confirmedAt },
    requestedAt: '2026-11-01T00:00:00.000Z',
  })
  beforeAll(() =>
    shop()
      .deps.db.insertInto('subscribers')
      .values([
        toRow('first', '2026-11-02T00:00:00.000Z'),
        toRow('never', null),
        toRow('last', '2026-11-03T00:00:00.000Z'),
      ])
      .execute(),
  )

  test('are those who have confirmed, the newest first', async () => {
    const response = await get(shop(), '/office/newsletter', owner())
    const { results } = subscriberPageSchema.parse(response.json())
    expect(results).toEqual([
      { _id: 'last', email: 'last@site.test', language: 'ar', confirmedAt: expect.anything() },
      { _id: 'first', email: 'first@site.test', language: 'ar', confirmedAt: expect.anything() },
    ])
  })

  test('are exported, each with a link that unsubscribes them', async () => {
    const { body, headers } = await get(shop(), '/office/newsletter.csv', owner())
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const rows = parseCsv(body)
    if ('error' in rows) throw new Error(rows.error)
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      ...['E-mail', 'first@site.test', 'last@site.test'],
    ])
    const token = new URL(rows[1]?.cells[3] ?? '').searchParams.get('token') ?? ''
    expect(await findSubscriber(shop().deps, token)).toMatchObject({ id: 'first' })
  })

  test('are for owners', async () => {
    for (const path of ['/office/newsletter', '/office/newsletter.csv']) {
      expect((await get(shop(), path, staff())).statusCode).toBe(404)
      expect((await get(shop(), path, null)).statusCode).toBe(404)
    }
  })
})
