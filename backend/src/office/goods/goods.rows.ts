import type { ProductDetails } from '@shop/contracts/catalog.ts'
import { productSurfaceSchema } from '@shop/contracts/engraving.ts'
import { fromHundredths } from '@shop/contracts/money.ts'
import { isRecord, toText } from '@shop/contracts/normalize.ts'
import type { OfficeCategory, OfficeProduct, ProductChange } from '@shop/contracts/office-goods.ts'

import type { Row } from '../../db/schema.ts'
import { pictureUrl } from '../../media/picture-url.ts'

/** The content of a column that anybody may have written; `null` when it is no JSON. */
function parseColumn(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** A text in both languages, empty where there is none. */
function toBoth(raw: unknown): { en: string; ar: string } {
  const { en, ar } = isRecord(raw) ? raw : {}
  return { en: toText(en) ?? '', ar: toText(ar) ?? '' }
}

/** A title's column, however it was written. */
export const readTitle = (text: string): { en: string; ar: string } => toBoth(parseColumn(text))

/** A category as the office sees it. */
export function toOfficeCategory(backendUrl: string, row: Row<'categories'>): OfficeCategory {
  const { id: _id, version, title, picture, position, hidden } = row
  return {
    _id,
    version,
    title: readTitle(title),
    picture,
    pictureUrl: pictureUrl(backendUrl, picture),
    position,
    hidden: hidden !== 0,
  }
}

/** A product as the office sees it, however its row was written. */
export function toOfficeProduct(backendUrl: string, row: Row<'products'>): OfficeProduct {
  const gallery = parseColumn(row.gallery)
  const names = Array.isArray(gallery) ? gallery.filter((name) => typeof name === 'string') : []
  const details = parseColumn(row.details)
  const { material, size, family, surface } = isRecord(details) ? details : {}
  return {
    _id: row.id,
    version: row.version,
    categoryId: row.categoryId,
    title: readTitle(row.title),
    description: toBoth(parseColumn(row.description)),
    price: fromHundredths(row.price),
    position: row.position,
    hidden: row.hidden !== 0,
    picture: row.picture,
    pictureUrl: pictureUrl(backendUrl, row.picture),
    gallery: names,
    galleryUrls: names.map((name) => pictureUrl(backendUrl, name)),
    material: toBoth(material),
    size: toBoth(size),
    stock: row.stock,
    family: toText(family) ?? '',
    surface: productSurfaceSchema.safeParse(surface).data ?? null,
  }
}

/** The details of a product with the facts of a change; what else they hold stays. */
export function changeDetails(
  former: string | null,
  { family, surface, ...facts }: Pick<ProductChange, 'material' | 'size' | 'family' | 'surface'>,
): ProductDetails | null {
  const kept = parseColumn(former)
  const details: Record<string, unknown> = isRecord(kept) ? { ...kept } : {}
  for (const [fact, text] of Object.entries(facts)) {
    // A fact is a text in English at least.
    const en = text.en || text.ar
    if (en) details[fact] = text.ar ? { en, ar: text.ar } : { en }
    else delete details[fact]
  }
  for (const [name, value] of Object.entries({ family, surface })) {
    if (value) details[name] = value
    else if (value !== undefined) delete details[name]
  }
  return Object.keys(details).length > 0 ? details : null
}
