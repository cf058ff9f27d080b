import type { Category, Product, ProductPage } from '@shop/contracts/catalog.ts'
import { CURRENCY, fromHundredths } from '@shop/contracts/money.ts'

import { parseJson } from '../db/json.ts'
import type { Db, Row } from '../db/schema.ts'
import { paginate } from '../http/paging.ts'
import { pictureUrl } from '../media/picture-url.ts'

/** The product of a row as the API tells it. */
export function toProduct(row: Row<'products'>, backendUrl: string): Product {
  return {
    _id: row.id,
    title: parseJson(row.title),
    description: parseJson(row.description),
    price: fromHundredths(row.price),
    currency: CURRENCY,
    coverImgUrl: pictureUrl(backendUrl, row.picture),
    galleryImgUrls: parseJson(row.gallery).map((name) => pictureUrl(backendUrl, name)),
    categoryId: row.categoryId,
    ...(row.details && { details: parseJson(row.details) }),
  }
}

/** All categories by position. */
export async function listCategories(db: Db, backendUrl: string): Promise<Category[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute()
  return rows.map((row) => ({
    _id: row.id,
    title: parseJson(row.title),
    imageUrl: pictureUrl(backendUrl, row.picture),
  }))
}

/** The product with this id, or `null`. */
export async function findProduct(db: Db, backendUrl: string, id: string): Promise<Product | null> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toProduct(row, backendUrl) : null
}

/** The products with these ids, in their order; missing ones are left out. */
export async function findProducts(db: Db, backendUrl: string, ids: string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toProduct(row, backendUrl))
}

/** One page (from 1) of a category's products by position; `null` when there is no such category. */
export async function listProducts(
  db: Db,
  backendUrl: string,
  { categoryId, page, limit }: { categoryId: string; page: number; limit: number },
): Promise<ProductPage | null> {
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .executeTakeFirst()
  if (!category) return null
  const ofCategory = db.selectFrom('products').where('categoryId', '=', categoryId)
  const rows = await ofCategory
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await ofCategory
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return {
    results: rows.map((row) => toProduct(row, backendUrl)),
    paginate: paginate(page, limit, Number(count)),
  }
}
