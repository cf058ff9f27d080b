import { fromHundredths } from '@shop/contracts/rules/money.ts'
import type { MemberOrder } from '@shop/contracts/wire/account.ts'

import { parseJson } from '../../platform/db/json.ts'
import type { OrderLine } from '../../platform/db/order-line.ts'
import type { Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureUrl } from '../../platform/media/picture-url.ts'
import { listPictures } from './member-orders.store.ts'
import { getExpectedDay, readDelivery, toTotals } from './order-delivery.ts'

type StoredGoods = Pick<
  Row<'orders'>,
  'lines' | 'subtotal' | 'tax' | 'taxPercent' | 'discount' | 'total' | 'delivery' | 'paidAt'
>

/** Describes what tells a product of an order apart. @param picture name of its picture, if it has one */
export const describeItem = (
  { backendUrl }: Pick<Deps['config'], 'backendUrl'>,
  { id, title, engraving }: OrderLine,
  picture: string | undefined,
) => ({
  productId: id,
  title,
  ...(picture !== undefined && { image: pictureUrl(backendUrl, picture) }),
  ...(engraving && { engraving }),
})

/** Describes how an order gets to its buyer, where that was agreed. */
export function describeAgreed(
  order: Pick<Row<'orders'>, 'delivery' | 'paidAt'>,
): Pick<MemberOrder, 'delivery'> {
  const delivery = readDelivery(order)
  return delivery ? { delivery: { store: delivery.store, expectedOn: getExpectedDay(order) } } : {}
}

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
    products: lines.map((line) => {
      const { price, quantity, engravings, pieces, places } = line
      return {
        ...describeItem(config, line, pictures.get(line.id)),
        unit_amount: fromHundredths(price),
        quantity,
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
    ...describeAgreed(order),
  }
}
