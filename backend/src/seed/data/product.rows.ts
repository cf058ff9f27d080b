import type { SeedProduct, SeedText } from '../seed.types.ts'

/** What differs between the products of one category. Price in OMR, decimal. */
export interface ProductRow {
  slug: string
  price: number
  title: SeedText
  description: SeedText
}

/**
 * Turns rows into products. A product's cover carries its slug; three views of its own and the
 * packaging of its family follow in the gallery.
 * @param pack picture of the family's packaging
 */
export function productsOf(
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
