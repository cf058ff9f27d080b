import { MAX_FAVOURITES } from '@shop/contracts/rules/limits.ts'
import type { FavouritesChange } from '@shop/contracts/wire/account.ts'

import type { Db, Trx } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectShown } from './catalog.store.ts'

/** The ids of a member's favourite products that the shop shows, latest first. */
async function listFavourites(db: Db | Trx, userId: string): Promise<string[]> {
  const rows = await selectShown(db)
    .innerJoin('favourites', 'favourites.productId', 'products.id')
    .where('favourites.userId', '=', userId)
    .select('products.id')
    .orderBy('favourites.addedAt', 'desc')
    .limit(MAX_FAVOURITES)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Changes a member's favourite products.
 * @returns the ids of all, latest first
 */
export async function changeFavourites(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { add, remove }: FavouritesChange,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (remove.length > 0) {
      await trx
        .deleteFrom('favourites')
        .where('userId', '=', userId)
        .where('productId', 'in', remove)
        .execute()
    }
    if (add.length > 0) {
      const known = await selectShown(trx)
        .select('products.id')
        .where('products.id', 'in', add)
        .execute()
      const now = clock().getTime()
      // A millisecond apart, so that the list keeps its order.
      const rows = known.map(({ id }) => ({
        ...{ userId, productId: id },
        addedAt: new Date(now - add.indexOf(id)).toISOString(),
      }))
      if (rows.length > 0) {
        await trx
          .insertInto('favourites')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    }
    return listFavourites(trx, userId)
  })
}
