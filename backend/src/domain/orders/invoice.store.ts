import { createHash, randomUUID } from 'node:crypto'

import { toJson } from '../../platform/db/json.ts'
import type { InvoiceDocument } from '../../platform/db/office.schema.ts'
import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import { findSaved } from '../settings/shop-settings.store.ts'
import { assignInvoiceNumber, lockInvoiceNumbers } from './invoice-number.ts'

type Invoice = Row<'invoices'>

/** Who sells, by the settings of the moment: a shop that is renamed later has sold by the name that it had. */
async function findSeller(trx: Trx): Promise<InvoiceDocument['seller']> {
  const tax = await findSaved(trx, 'tax')
  if (!tax?.vatNumber) return null
  const { sellerName, vatNumber } = tax
  const brandName = sellerName.en ? undefined : await findSaved(trx, 'brandName')
  return { businessName: brandName?.name ?? sellerName, vatNumber }
}

/** The last document of a kind. */
const findLast = (trx: Trx, kind: Invoice['kind']) =>
  trx
    .selectFrom('invoices')
    .select(['number', 'hash'])
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The hash of a document that comes after another one. */
export function hashInvoice(
  { id, kind, number, orderId, refundId, issuedAt, document }: Omit<Invoice, 'hash'>,
  previousHash: string | undefined,
): string {
  const content = [previousHash ?? '', id, kind, number, orderId, refundId, issuedAt, document]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

async function storeInvoice(
  trx: Trx,
  invoice: Omit<Invoice, 'id' | 'hash'>,
  previousHash: string | undefined,
): Promise<void> {
  const identified = { ...invoice, id: randomUUID() }
  await trx
    .insertInto('invoices')
    .values({ ...identified, hash: hashInvoice(identified, previousHash) })
    .execute()
}

const findOrder = (trx: Trx, id: string) =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Numbers an order that has just been paid, and stores its invoice. */
export async function issueInvoice(trx: Trx, orderId: string, now: Date): Promise<void> {
  await lockInvoiceNumbers(trx)
  const number = await assignInvoiceNumber(trx, orderId)
  const { tax, taxPercent, total } = await findOrder(trx, orderId)
  const issuedAt = now.toISOString()
  const document = toJson<InvoiceDocument>({
    seller: await findSeller(trx),
    buyerVatNumber: null,
    suppliedAt: issuedAt,
    currency: 'OMR',
    taxPercent,
    net: (total - tax) * 10,
    tax: tax * 10,
    total: total * 10,
  })
  const invoice = { kind: 'invoice', number, orderId, refundId: null, issuedAt, document } as const
  await storeInvoice(trx, invoice, (await findLast(trx, 'invoice'))?.hash)
}

/** Stores the credit note of a refund that was made. @param refund amount in hundredths of OMR */
export async function issueCreditNote(
  trx: Trx,
  { id: refundId, orderId, amount }: Pick<Row<'refunds'>, 'id' | 'orderId' | 'amount'>,
  now: Date,
): Promise<void> {
  await lockInvoiceNumbers(trx)
  const last = await findLast(trx, 'creditNote')
  const order = await findOrder(trx, orderId)
  const issuedAt = now.toISOString()
  const total = amount * 10
  const tax = order.total === 0 ? 0 : Math.round((order.tax * total) / order.total)
  const document = toJson<InvoiceDocument>({
    seller: await findSeller(trx),
    buyerVatNumber: null,
    suppliedAt: order.paidAt ?? issuedAt,
    currency: 'OMR',
    taxPercent: order.taxPercent,
    net: total - tax,
    tax,
    total,
  })
  const number = (last?.number ?? 0) + 1
  const note = { kind: 'creditNote', number, orderId, refundId, issuedAt, document } as const
  await storeInvoice(trx, note, last?.hash)
}

/** The invoice of an order, and the credit notes of its refunds. */
export const listInvoices = (db: Db | Trx, orderId: string): Promise<Invoice[]> =>
  db.selectFrom('invoices').selectAll().where('orderId', '=', orderId).execute()
