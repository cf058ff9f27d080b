import type { PaymentRequest } from '../../../platform/db/schema.ts'
import { toBaisa } from '../../payments/payment.provider.ts'

/** A line of a session: its amount in baisa, thousandths of OMR. */
interface ThawaniProduct {
  name: string
  unit_amount: number
  quantity: number
}

/** Thawani's limits. */
const MAX_PRODUCTS = 100
const MAX_NAME_LENGTH = 40
const MAX_QUANTITY = 100
/** The least that a line costs, in baisa. */
export const MIN_UNIT_AMOUNT = 100

/** The tax and the delivery have a line each. */
const MAX_ORDER_LINES = MAX_PRODUCTS - 2

function toName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ') || 'Goods'
  const characters = [...name]
  return characters.length > MAX_NAME_LENGTH
    ? `${characters
        .slice(0, MAX_NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : name
}

const toProduct = (name: string, hundredths: number, quantity = 1): ThawaniProduct =>
  quantity > MAX_QUANTITY
    ? {
        name: toName(`${quantity} × ${name}`),
        unit_amount: toBaisa(hundredths * quantity),
        quantity: 1,
      }
    : { name: toName(name), unit_amount: toBaisa(hundredths), quantity }

/**
 * The lines of a session, which sum up to the total. Thawani knows no discount and no line without a price, or with a small one: an
 * order with one of these, or with too many lines, is one line.
 */
export function toThawaniProducts({ lines, totals }: PaymentRequest): ThawaniProduct[] {
  const products = [
    ...lines.map((line) => toProduct(line.title.en, line.price, line.quantity)),
    toProduct(`Tax (${totals.taxPercent}%)`, totals.tax),
    toProduct('Delivery', totals.delivery ?? 0),
  ].filter(({ unit_amount }) => unit_amount > 0)
  const isOneLine =
    totals.discount > 0 ||
    lines.length > MAX_ORDER_LINES ||
    products.some(({ unit_amount }) => unit_amount < MIN_UNIT_AMOUNT)
  return isOneLine ? [toProduct(`Order of ${sumQuantities(lines)} goods`, totals.total)] : products
}

const sumQuantities = (lines: PaymentRequest['lines']): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0)
