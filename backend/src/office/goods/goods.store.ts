import { randomUUID } from 'node:crypto'

import { toHundredths } from '@shop/contracts/money.ts'
import type {
  CategoryChange,
  OfficeCategory,
  OfficeProduct,
  ProductChange,
} from '@shop/contracts/office-goods.ts'
import type { Paged } from '@shop/contracts/paging.ts'
import { matchesSearch } from '@shop/contracts/search-text.ts'

import { toJson } from '../../db/json.ts'
import type { Row, Trx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import { paginate } from '../../http/paging.ts'
import type { OfficeUser } from '../office-access.ts'
import { recordChange } from '../office-log.store.ts'
import { changeDetails, readTitle, toOfficeCategory, toOfficeProduct } from './goods.rows.ts'
import { saveStock } from './stock-change.ts'

type GoodsDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** The record that is changed, and the version that was read; `null` for a new one. */
type Target = { id: string; version: number } | null

const createConflict = () =>
  new HttpError(409, 'Somebody else has changed this meanwhile. Nothing was saved.')
const createMissing = () => new HttpError(404, 'There is no such record.')

/** An id for a new record: part of its address, readable where the English title can be. */
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
  const isTaken = slug
    ? await trx.selectFrom(table).select('id').where('id', '=', slug).executeTakeFirst()
    : true
  return isTaken ? [slug, randomUUID().slice(0, 8)].filter(Boolean).join('-') : slug
}

/** What the log tells of a record. */
function toLogged(record: OfficeCategory | OfficeProduct | null): object | null {
  if (!record) return null
  const { _id, version: _version, pictureUrl: _url, ...fields } = record
  const { galleryUrls: _urls, ...logged } = { galleryUrls: undefined, ...fields }
  return logged
}

/** All categories, hidden ones too, by position. */
export async function listOfficeCategories({ db, config }: GoodsDeps): Promise<OfficeCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => toOfficeCategory(config.backendUrl, row))
}

interface ProductQuery {
  /** Words of a title or the id; all products when empty. */
  q: string
  category: string
  page: number
  limit: number
}

/** One page (from 1) of the products, hidden ones too, by category and position. */
export async function listOfficeProducts(
  { db, config }: GoodsDeps,
  { q, category, page, limit }: ProductQuery,
): Promise<Paged<OfficeProduct>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.categoryId')
    .selectAll('products')
    .$if(category !== '', (query) => query.where('products.categoryId', '=', category))
    .orderBy('categories.position')
    .orderBy('products.position')
    .orderBy('products.id')
    .execute()
  // Folding Arabic letters is no database's craft.
  const found = rows.filter(({ id, title }) => {
    const { en, ar } = readTitle(title)
    return matchesSearch(`${id} ${en} ${ar}`, q)
  })
  return {
    results: found
      .slice((page - 1) * limit, page * limit)
      .map((row) => toOfficeProduct(config.backendUrl, row)),
    paginate: paginate(page, limit, found.length),
  }
}

/** A category by its id. @throws HttpError 404 */
export async function findOfficeCategory(
  { db, config }: GoodsDeps,
  id: string,
): Promise<OfficeCategory> {
  const row = await db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw createMissing()
  return toOfficeCategory(config.backendUrl, row)
}

/** A product by its id. @throws HttpError 404 */
export async function findOfficeProduct(
  { db, config }: GoodsDeps,
  id: string,
): Promise<OfficeProduct> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw createMissing()
  return toOfficeProduct(config.backendUrl, row)
}

/** Saves a category. @throws HttpError 404, or 409 when another version is stored */
export function saveCategory(
  deps: GoodsDeps,
  user: OfficeUser,
  target: Target,
  change: CategoryChange,
): Promise<OfficeCategory> {
  return deps.db.transaction().execute(async (trx) => {
    const own = { ...deps, db: trx }
    const before = target && (await findOfficeCategory(own, target.id))
    const { title, picture, position } = change
    const values = { title: toJson(title), picture, position, hidden: Number(change.hidden) }
    const id = target?.id ?? (await createId(trx, 'categories', title.en))
    if (target) {
      const { numUpdatedRows } = await trx
        .updateTable('categories')
        .set({ ...values, version: target.version + 1 })
        .where('id', '=', id)
        .where('version', '=', target.version)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw createConflict()
    } else
      await trx
        .insertInto('categories')
        .values({ ...values, id })
        .execute()
    const after = await findOfficeCategory(own, id)
    const logged = { before: toLogged(before), after: toLogged(after) }
    await recordChange(
      trx,
      { userId: user.id, kind: 'category', subject: id, ...logged },
      deps.clock(),
    )
    return after
  })
}

async function assertCategory(trx: Trx, id: string): Promise<void> {
  const found = await trx.selectFrom('categories').select('id').where('id', '=', id).execute()
  if (found.length === 0) throw new HttpError(422, 'Please choose a category.')
}

/** The columns of a product. @param former the row, whose details that we do not know stay */
function toValues(change: ProductChange, former: Row<'products'> | undefined) {
  const { categoryId, title, description, price, position, hidden, picture, gallery } = change
  const { material, size, family, surface } = change
  const facts = { material, size, family, surface }
  const details = changeDetails(former?.details ?? null, facts)
  return {
    categoryId,
    title: toJson(title),
    description: toJson(description),
    price: toHundredths(price),
    position,
    hidden: Number(hidden),
    picture,
    gallery: toJson(gallery),
    details: details && toJson(details),
  }
}

/**
 * Saves a product in a transaction.
 * @throws HttpError 404, 409 when another version is stored, or 422 without a category
 */
export async function saveProductIn(
  trx: Trx,
  deps: GoodsDeps,
  user: OfficeUser,
  target: Target,
  change: ProductChange,
): Promise<OfficeProduct> {
  const own = { ...deps, db: trx }
  await assertCategory(trx, change.categoryId)
  const before = target && (await findOfficeProduct(own, target.id))
  const id = target?.id ?? (await createId(trx, 'products', change.title.en))
  const former = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const values = toValues(change, former)
  if (target) {
    const { numUpdatedRows } = await trx
      .updateTable('products')
      .set({ ...values, version: target.version + 1 })
      .where('id', '=', id)
      .where('version', '=', target.version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw createConflict()
  } else
    await trx
      .insertInto('products')
      .values({ ...values, id })
      .execute()
  await saveStock(trx, id, change)
  const after = await findOfficeProduct(own, id)
  const logged = { before: toLogged(before), after: toLogged(after) }
  await recordChange(
    trx,
    { userId: user.id, kind: 'product', subject: id, ...logged },
    deps.clock(),
  )
  return after
}

/** Saves a product. @throws HttpError 404, 409 when another version is stored, or 422 without a category */
export function saveProduct(
  deps: GoodsDeps,
  user: OfficeUser,
  target: Target,
  change: ProductChange,
): Promise<OfficeProduct> {
  return deps.db.transaction().execute((trx) => saveProductIn(trx, deps, user, target, change))
}
