import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { MemberOrder } from '@shop/contracts/wire/account.ts'

import { parseJson } from '../../platform/db/json.ts'
import type { Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureUrl } from '../../platform/media/picture-url.ts'
import { listPictures } from './member-orders.store.ts'
import { getExpectedDay, readDelivery, toTotals } from './order-delivery.ts'

type StoredGoods = Pick<
  Row<'orders'>,
  'lines' | 'subtotal' | 'tax' | 'taxPercent' | 'discount' | 'total' | 'delivery' | 'paidAt'
>

/** Describes what was ordered as the API tells it: lines with pictures, totals, delivery. Amounts are OMR, decimal. */
export async function describeGoods(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  order: StoredGoods,
): Promise<Pick<MemberOrder, 'products' | 'orderSummary' | 'delivery'>> {
  const lines = parseJson(order.lines)
  const pictures = await listPictures(db, lines)
  const totals = toTotals(order)
  const delivery = readDelivery(order)
  return {
    products: lines.map(({ id, title, price, quantity, engraving, engravings, pieces, places }) => {
      const picture = pictures.get(id)
      return {
        productId: id,
        title,
        unit_amount: fromHundredths(price),
        quantity,
        ...(picture !== undefined && { image: pictureUrl(config.backendUrl, picture) }),
        ...(engraving && { engraving }),
        ...(engravings && { engravings }),
        ...(pieces !== undefined && { pieces }),
        ...(places && { places }),
      }
    }),
    orderSummary: {
      subTotal: fromHundredths(totals.subtotal),
      tax: fromHundredths(totals.tax),
      discount: fromHundredths(totals.discount),
      ...(delivery && { delivery: fromHundredths(delivery.price) }),
      total: fromHundredths(totals.total),
    },
    ...(delivery && { delivery: { store: delivery.store, expectedOn: getExpectedDay(order) } }),
  }
}
