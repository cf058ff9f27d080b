import type { SeedDetails, SeedProduct, SeedText } from '../seed.types.ts'

/** A product without what all products of its category share. Price in OMR. */
interface ProductRow {
  slug: string
  price: number
  title: SeedText
  description: SeedText
  details: SeedDetails
}

/**
 * Creates the products of a category. The slug names the cover; the gallery adds three views and the
 * packaging.
 * @param pack picture of the packaging
 */
export function createProducts(
  category: string,
  pack: string,
  rows: readonly ProductRow[],
): readonly SeedProduct[] {
  return rows.map((row) => ({
    ...row,
    category,
    picture: row.slug,
    gallery: [`${row.slug}-front`, `${row.slug}-detail`, `${row.slug}-tap`, pack],
  }))
}
