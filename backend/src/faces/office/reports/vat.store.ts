import type { OfficeReport } from '@shop/contracts/wire/office-reports.ts'

import { parseJson } from '../../../platform/db/json.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Span } from './report-span.ts'

const BATCH_DOCUMENTS = 1000

/** The tax invoices and credit notes that were issued in a span, in batches. */
async function* readTaxDocuments(db: Db, { since, until }: Span) {
  for (const kind of ['invoice', 'creditNote'] as const) {
    let last = 0
    for (;;) {
      const rows = await db
        .selectFrom('invoices')
        .select(['number', 'document'])
        .where('kind', '=', kind)
        .where('issuedAt', '>=', since)
        .where('issuedAt', '<', until)
        .where('number', '>', last)
        .orderBy('number')
        .limit(BATCH_DOCUMENTS)
        .execute()
      for (const { number, document } of rows) {
        last = number
        const { seller, net, tax } = parseJson(document)
        if (seller) yield { kind, net, tax }
      }
      if (rows.length < BATCH_DOCUMENTS) break
    }
  }
}

/** What the tax documents of a span say of tax, which its return declares; nothing where there are none. */
export async function readVat(db: Db, span: Span): Promise<OfficeReport['vat']> {
  const sums = { invoice: { net: 0, tax: 0 }, creditNote: { net: 0, tax: 0 } }
  let count = 0
  for await (const { kind, net, tax } of readTaxDocuments(db, span)) {
    count += 1
    sums[kind].net += net
    sums[kind].tax += tax
  }
  const toOmr = ({ net, tax }: { net: number; tax: number }) => ({
    net: net / 1000,
    tax: tax / 1000,
  })
  return count === 0
    ? undefined
    : { invoiced: toOmr(sums.invoice), credited: toOmr(sums.creditNote) }
}
