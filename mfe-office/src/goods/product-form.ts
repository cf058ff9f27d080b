import { type OfficeProduct, productFields } from '@shop/contracts/wire/office-goods.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'

import type { toSurfaceValues } from './surface/surface-form.ts'

export const emptyProduct: OfficeProduct = { _id: '', ...emptyRecord(productFields) }

/** What the form of a product holds besides the fields that are like those of other records. */
export interface ProductValues {
  title: OfficeProduct['title']
  description: OfficeProduct['description']
  price: string
  surface: ReturnType<typeof toSurfaceValues>
}
