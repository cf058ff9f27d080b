import { officeOrderPageSchema } from '@shop/contracts/wire/office-orders.ts'

import { Ledger } from '../../shoppers/ledger.ts'
import { registerMember } from '../../shoppers/register-member.ts'
import { isSuccess, ORDERS_PER_SHOPPER, Shopper } from '../../shoppers/shopper.ts'
import { fetchCatalog } from '../../shoppers/traffic.ts'

const STEPS = ['order', 'check out', 'pay', 'confirm']
/** As shoppers number their orders. */
const FIRST_NUMBER = 100_000

/** What a day's order needs besides being prepared and sent. */
export const kinds = ['address', 'cancel', 'refund', 'phone', 'plain'] as const
export type Kind = (typeof kinds)[number]

/** How many of them there are in a day of 40. */
const SHARES: Record<Exclude<Kind, 'plain'>, number> = {
  address: 3,
  cancel: 2,
  refund: 2,
  phone: 3,
}

export interface DayOrder {
  kind: Kind
  /** As the shopper sees it. */
  number: string
  phone: string
  /** Where its buyer wants it to go. */
  address: string
  trackingNumber: string
}

/** Which order of the day needs what. */
function listKinds(count: number): Kind[] {
  const special = kinds.flatMap((kind) =>
    kind === 'plain' ? [] : Array<Kind>(SHARES[kind]).fill(kind),
  )
  return Array.from({ length: count }, (_, index) => special[index] ?? 'plain')
}

/** Has as many members order and pay by card. */
export async function placeOrders(backend: string, count: number): Promise<DayOrder[]> {
  const product = (await fetchCatalog(backend)).products.find(({ stock }) => stock?.left === null)
  if (!product) throw new Error('The shop has no product that is always in stock.')
  const orders: DayOrder[] = []
  for (const [index, kind] of listKinds(count).entries()) {
    const member = await registerMember(backend, index)
    const shopper = new Shopper(member, product, new Ledger(), index)
    for (const step of STEPS) {
      const status = await shopper.takeStep(backend)
      if (!isSuccess(status)) throw new Error(`The step ${step} responded with ${status}.`)
    }
    orders.push({
      kind,
      number: String(FIRST_NUMBER + index * ORDERS_PER_SHOPPER),
      phone: member.phone,
      address: `House ${index}, Way 3015, Muscat`,
      trackingNumber: `OM${String(91_000_000 + index)}`,
    })
  }
  return orders
}

/** Sends what the demonstration's members have ordered, so that the day's orders are alone. */
export async function sendOthers(backend: string, headers: Record<string, string>): Promise<void> {
  const api = `${backend}/api/v1.0/office/orders`
  for (const status of ['paid', 'inWork'] as const) {
    const found = await fetch(`${api}?status=${status}`, { headers })
    for (const { _id, version } of officeOrderPageSchema.parse(await found.json()).results) {
      const change =
        status === 'paid'
          ? { fulfilment: 'inWork', carrier: '', trackingNumber: '', version }
          : { fulfilment: 'sent', carrier: 'Aramex', trackingNumber: '', version }
      const response = await fetch(`${api}/${_id}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(change),
      })
      if (!response.ok) throw new Error(`Order ${_id} stays: ${await response.text()}`)
    }
  }
}
