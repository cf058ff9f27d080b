import { CURRENCY, fromHundredths } from '@shop/contracts/rules/money.ts'
import {
  type Category,
  categorySchema,
  type Product,
  type ProductPage,
  productSchema,
} from '@shop/contracts/wire/catalog.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'

import { parseJson } from '../../platform/db/json.ts'
import { readRows } from '../../platform/db/read-rows.ts'
import type { Db, Row, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectPage } from '../../platform/http/paging.ts'
import { pictureUrl } from '../../platform/media/picture-url.ts'
import { listAvailable } from '../stock/stock.store.ts'

export type CatalogDeps = Pick<Deps, 'db' | 'log' | 'config'>

/** Selects the products that the shop shows and sells: neither they nor their category are hidden. */
export const selectShown = (db: Db | Trx) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .where('products.hidden', '=', 0)
    .where('categories.hidden', '=', 0)

/** The products of rows as the API tells them, without those that cannot be read. */
export async function readProducts(
  { db, log, config: { backendUrl } }: CatalogDeps,
  rows: readonly Row<'products'>[],
): Promise<Product[]> {
  const available = await listAvailable(db, rows)
  return readRows(log, 'products', rows, productSchema, (row) => ({
    _id: row.id,
    title: parseJson(row.title),
    description: parseJson(row.description),
    price: fromHundredths(row.price),
    currency: CURRENCY,
    coverImgUrl: pictureUrl(backendUrl, row.picture),
    galleryImgUrls: parseJson(row.gallery).map((name) => pictureUrl(backendUrl, name)),
    categoryId: row.categoryId,
    ...(row.details && { details: parseJson(row.details) }),
    stock: { left: available.get(row.id) ?? null },
  }))
}

/** The categories that are not hidden, by position, with the number of their shown products and the lowest price. */
export async function listCategories({ db, log, config }: CatalogDeps): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where('hidden', '=', 0)
    .orderBy('position')
    .execute()
  const ranges = await selectShown(db)
    .groupBy('products.categoryId')
    .select((e) => [
      'products.categoryId',
      e.fn.countAll().as('count'),
      e.fn.min('products.price').as('lowest'),
    ])
    .execute()
  const byId = new Map(ranges.map((range) => [range.categoryId, range]))
  return readRows(log, 'categories', rows, categorySchema, (row) => {
    const range = byId.get(row.id)
    const lowestPrice = fromHundredths(Number(range?.lowest))
    return {
      _id: row.id,
      title: parseJson(row.title),
      imageUrl: pictureUrl(config.backendUrl, row.picture),
      productCount: Number(range?.count ?? 0),
      // A product with a price that cannot be read costs its category nothing.
      ...(lowestPrice >= 0 && { lowestPrice }),
    }
  })
}

/** The titles of the categories that are not hidden, by id: of many products, counting them takes longer than reading one. */
export async function findCategoryTitles({ db }: CatalogDeps): Promise<Map<string, LocalizedText>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'title'])
    .where('hidden', '=', 0)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, parseJson(title)]))
}

/** What products are filtered by. */
export type FilteredProduct = Pick<Product, '_id' | 'price' | 'categoryId'>

/** All products that are shown, in the shop's order, with what they are filtered by. */
export async function listFilteredProducts({ db }: CatalogDeps): Promise<FilteredProduct[]> {
  const rows = await selectShown(db)
    .select(['products.id', 'products.price', 'products.categoryId'])
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute()
  return rows.map(({ id, price, categoryId }) => ({
    _id: id,
    price: fromHundredths(price),
    categoryId,
  }))
}

/** The product with this id; `undefined` when there is none, or it cannot be read. */
export async function findProduct(deps: CatalogDeps, id: string): Promise<Product | undefined> {
  return (await findProducts(deps, [id]))[0]
}

/** The products with these ids, in their order; missing ones are left out. */
export async function findProducts(deps: CatalogDeps, ids: string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selectShown(deps.db)
    .selectAll('products')
    .where('products.id', 'in', ids)
    .execute()
  const byId = new Map((await readProducts(deps, rows)).map((product) => [product._id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One page (from 1) of a category's products by position; `null` when there is no such category. */
export async function listProducts(
  deps: CatalogDeps,
  { categoryId, page, limit }: { categoryId: string; page: number; limit: number },
): Promise<ProductPage | null> {
  const { db } = deps
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  if (!category) return null
  const ofCategory = db
    .selectFrom('products')
    .selectAll()
    .where('categoryId', '=', categoryId)
    .where('hidden', '=', 0)
    .orderBy('position')
    .orderBy('id')
  const { rows, paginate } = await selectPage(ofCategory, { page, limit })
  return { results: await readProducts(deps, rows), paginate }
}
