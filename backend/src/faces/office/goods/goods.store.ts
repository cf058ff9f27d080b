import { randomUUID } from 'node:crypto'

import { createMatcher, foldWords } from '@shop/contracts/rules/search-text.ts'
import {
  type CategoryChange,
  categoryFields,
  type OfficeCategory,
  type OfficeProduct,
  type OfficeProductSort,
  type ProductChange,
  productFields,
} from '@shop/contracts/wire/office-goods.ts'
import type { Paged } from '@shop/contracts/wire/paging.ts'
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'

import { hasProduct } from '../../../domain/orders/has-product.ts'
import { findSetting } from '../../../domain/settings/shop-settings.store.ts'
import { availablePieces, countReserved } from '../../../domain/stock/stock.store.ts'
import type { Db, Row, Schema, Trx } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/errors/http-error.ts'
import { paginate, selectPage } from '../../../platform/http/paging.ts'
import { countOrders } from '../count-orders.ts'
import { readTitle } from '../record.rows.ts'
import { createRecordStore, type RecordDeps } from '../record.store.ts'
import { saveStock } from './stock-change.ts'

/**
 * An id for a new record: part of its address, readable where the English title can be. One of a record that was deleted is
 * not given again, since past orders and the log refer to it.
 */
async function createId(
  trx: Trx,
  table: 'categories' | 'products',
  title: string,
): Promise<string> {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const slug = words.join('-').slice(0, 40).replace(/-$/, '')
  const known = trx.selectFrom(table).select('id').where('id', '=', slug)
  const logged = trx
    .selectFrom('officeLog')
    .select('subject as id')
    .where('subject', '=', slug)
    .where('kind', '=', table === 'products' ? 'product' : 'category')
  const isTaken = slug ? await known.unionAll(logged).executeTakeFirst() : true
  return isTaken ? [slug, randomUUID().slice(0, 8)].filter(Boolean).join('-') : slug
}

export const categoryStore = createRecordStore<OfficeCategory, CategoryChange>({
  kind: 'category',
  table: 'categories',
  fields: categoryFields,
  prepare: (trx, { title }) => createId(trx, 'categories', title.en),
  async countUses(trx, ids) {
    const { count } = await trx
      .selectFrom('products')
      .select((e) => e.fn.countAll().as('count'))
      .where('categoryId', 'in', ids)
      .executeTakeFirstOrThrow()
    return { products: Number(count) }
  },
})

async function assertCategory(trx: Trx, id: string): Promise<void> {
  const found = await trx.selectFrom('categories').select('id').where('id', '=', id).execute()
  if (found.length === 0) throw new HttpError(422, 'Please choose a category.')
}

export const productStore = createRecordStore<OfficeProduct, ProductChange>({
  kind: 'product',
  table: 'products',
  fields: productFields,
  async prepare(trx, { categoryId, title }) {
    await assertCategory(trx, categoryId)
    return createId(trx, 'products', title.en)
  },
  saveMore: saveStock,
  async complete(db, records) {
    const counted = records.filter(({ item }) => item.stock !== null)
    const reserved = await countReserved(
      db,
      counted.map(({ item }) => item._id),
    )
    return records.map(({ item }) =>
      item.stock === null ? item : { ...item, reserved: reserved.get(item._id) ?? 0 },
    )
  },
  countUses: (trx, ids) => countOrders(trx, (e) => e.or(ids.map(hasProduct))),
})

type Titled = Pick<Row<'products'>, 'id' | 'title'>

/** Folding a title takes longer than reading its row. Its text is the key, so that nothing in it is ever out of date. */
const foldedTitles = new LRUCache<string, string>({ max: 50_000 })

/** The products that have the words of a query in their id or a title. Folding Arabic letters is no database's craft. */
function filterTitled<Product extends Titled>(products: readonly Product[], q: string): Product[] {
  const matches = createMatcher(q)
  return products.filter(({ id, title }) => {
    const key = `${id} ${title}`
    let folded = foldedTitles.get(key)
    if (folded === undefined) {
      const { en, ar } = readTitle(title)
      folded = foldWords(`${id} ${en} ${ar}`)
      foldedTitles.set(key, folded)
    }
    return matches(folded)
  })
}

/** More of them are the shop's usual goods: what names them tells no order from others, and each costs every order a comparison. */
const MAX_NAMED_PRODUCTS = 100

/** The products, hidden ones too, that the words of a query name; none for a blank one, and for one that names many. */
export async function findNamedProducts(db: Db, q: string): Promise<string[]> {
  if (q.trim() === '') return []
  const rows = await db.selectFrom('products').select(['id', 'title']).execute()
  const named = filterTitled(rows, q)
  return named.length > MAX_NAMED_PRODUCTS ? [] : named.map(({ id }) => id)
}

interface ProductQuery extends Place {
  /** Words of a title or the id; all products when empty. */
  q: string
  category: string
  /** Only those in the shop of which few pieces are available, the fewest first. */
  stock?: 'low' | undefined
  /** By category and position without one. */
  sort?: OfficeProductSort | undefined
}

const sortColumns = {
  price: (e: ProductExpressions) => e.ref('products.price'),
  stock: (e: ProductExpressions) => e.ref('products.stock'),
  available: availablePieces,
}
type ProductExpressions = ExpressionBuilder<Schema, 'products'>

/** How many pieces are few, as an owner has said. */
async function findLowStock({ db, config }: RecordDeps): Promise<number> {
  return (await findSetting(db, config, 'stock')).lowStock
}

const selectProducts = (db: Db, ids: readonly string[]) =>
  db.selectFrom('products').selectAll().where('id', 'in', ids).execute()

interface Place {
  page: number
  limit: number
}

type ListedProducts = SelectQueryBuilder<Schema, 'products' | 'categories', object>

/** The ids on a page: of all products, no more is read than what they are ordered and found by. */
async function selectIds(listed: ListedProducts, q: string, { page, limit }: Place) {
  if (q.trim() === '') {
    const stored = await selectPage(listed.select('products.id'), { page, limit })
    return { ids: stored.rows.map(({ id }) => id), paginate: stored.paginate }
  }
  const titles = await listed.select(['products.id', 'products.title']).execute()
  const found = filterTitled(titles, q)
  return {
    ids: found.slice((page - 1) * limit, page * limit).map(({ id }) => id),
    paginate: paginate(page, limit, found.length),
  }
}

/** One page (from 1) of the products, hidden ones too, by category and position. */
export async function listOfficeProducts(
  deps: RecordDeps,
  { q, category, stock, sort = stock && 'available', page, limit }: ProductQuery,
): Promise<Paged<OfficeProduct>> {
  const most = stock === 'low' ? await findLowStock(deps) : null
  const by = sort && (sort.replace('-', '') as keyof typeof sortColumns)
  const listed = deps.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .$if(category !== '', (query) => query.where('products.categoryId', '=', category))
    .$if(most !== null, (query) =>
      query.where((e) => e(availablePieces(e), '<=', most)).where('products.hidden', '=', 0),
    )
    // What is always in stock comes last, in whatever direction.
    .$if(by !== undefined && by !== 'price', (query) =>
      query.orderBy((e) => e('stock', 'is', null)),
    )
    .$if(by !== undefined, (query) =>
      query.orderBy(sortColumns[by ?? 'price'], sort?.startsWith('-') ? 'desc' : 'asc'),
    )
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
  const { ids, paginate: place } = await selectIds(listed, q, { page, limit })
  const rows = ids.length === 0 ? [] : await selectProducts(deps.db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return { results: await productStore.toItems(deps, found), paginate: place }
}
