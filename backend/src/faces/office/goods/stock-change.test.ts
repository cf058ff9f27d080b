import { type OfficeProduct, officeProductSchema } from '@shop/contracts/wire/office-goods.ts'

import { describeOnDatabases, openSqliteFile } from '../../../testing/databases.ts'
import { patch, withOfficePerson } from '../../../testing/office.ts'
import { get } from '../../../testing/requests.ts'
import { withShop } from '../../../testing/test-shop.ts'
import { predictStock } from './stock-change.ts'

const path = (id: string) => `/office/products/${id}`

describeOnDatabases('the stock in the office', ({ openDatabase }) => {
  const shop = withShop(openDatabase)
  const staff = withOfficePerson(shop, 'staff')
  const read = async () =>
    officeProductSchema.parse((await get(shop(), path('steel-card'), staff())).json())
  const setStock = (stock: number | null) =>
    shop().deps.db.updateTable('products').set({ stock }).where('id', '=', 'steel-card').execute()

  test.each<
    [before: number | null, meanwhile: number | null, typed: number | null, after: unknown]
  >([
    [null, null, 5, 5],
    [5, 5, null, null],
    [5, 3, 10, 8],
    [5, 3, 5, 3],
    [5, 3, 1, 0],
    [5, null, 7, 7],
    [null, 4, null, 4],
    [null, 4, 9, 9],
  ])(
    'read as %p, then sold down to %p and set to %p, is %p',
    async (before, meanwhile, typed, after) => {
      await setStock(before)
      const product = await read()
      await setStock(meanwhile)
      const body = { ...product, stock: typed, stockRead: product.stock }
      expect((await patch(shop(), path('steel-card'), staff(), body)).statusCode).toBe(200)
      expect((await read()).stock).toBe(after)
      expect(predictStock(meanwhile, { stock: typed, stockRead: product.stock })).toBe(after)
    },
  )

  test('stays as it is when a change does not name it', async () => {
    await setStock(4)
    const { stock: _stock, surface: _surface, family: _family, ...others } = await read()
    await patch(shop(), path('steel-card'), staff(), { ...others, price: 23 })
    expect(await read()).toMatchObject({ stock: 4, price: 23 })
  })
})

describe('the area for a name', () => {
  const shop = withShop(openSqliteFile)
  const staff = withOfficePerson(shop, 'staff')
  const read = async () =>
    officeProductSchema.parse((await get(shop(), path('wood-card'), staff())).json())
  const corners = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
  ]
  const surface = {
    finish: 'printed',
    color: '#aabbcc',
    width: 50,
    height: 20,
    pictures: [corners],
  }

  test('is saved, shown to shoppers, logged, and taken away again', async () => {
    const save = async (changed: unknown) => {
      const body = { ...(await read()), surface: changed }
      return patch(shop(), path('wood-card'), staff(), body)
    }
    expect((await save(surface)).json<OfficeProduct>().surface).toEqual(surface)
    const log = await shop().deps.db.selectFrom('officeLog').select('after').execute()
    expect(log.some(({ after }) => after?.includes('"color":"#aabbcc"'))).toBe(true)
    expect((await save(null)).json<OfficeProduct>().surface).toBeNull()
    const details = { material: { en: 'Walnut', ar: 'خشب الجوز' } }
    const shown = await get(shop(), '/products/wood-card')
    expect(shown.json()).toMatchObject({ details })
    expect(shown.json<{ details: object }>().details).not.toHaveProperty('surface')
  })

  test.each<[string, object]>([
    ['corners that are not clockwise', { pictures: [corners.toReversed()] }],
    ['three corners', { pictures: [corners.slice(1)] }],
    [
      'corners on one line',
      {
        pictures: [
          [
            [0, 0],
            [0.1, 0.1],
            [0.2, 0.2],
            [0.3, 0.3],
          ],
        ],
      },
    ],
    [
      'a corner far away',
      {
        pictures: [
          [
            [-3, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      },
    ],
    ['corners in words', { pictures: [['a', 'b', 'c', 'd']] }],
    ['a colour in words', { color: 'red;background:url(//x.test)' }],
    ['another finish', { finish: 'gilded' }],
    ['no width', { width: 0 }],
    ['half a height', { height: 'tall' }],
    ['very many pictures', { pictures: Array(21).fill(null) }],
  ])('with %s is refused', async (_, change) => {
    const body = { ...(await read()), surface: { ...surface, ...change } }
    expect((await patch(shop(), path('wood-card'), staff(), body)).statusCode).toBe(400)
  })
})
