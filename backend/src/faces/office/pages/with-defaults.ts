import type { Db, Trx } from '../../../platform/db/schema.ts'
import type { RecordDeps } from '../record.store.ts'

interface Readable<Item> {
  find: (deps: RecordDeps, id: string) => Promise<Item>
  list: (deps: RecordDeps) => Promise<Item[]>
}

/** A store whose defaults are there for whoever reads it. @param addMissing stores those that are not */
export function withDefaults<Item, Store extends Readable<Item>>(
  store: Store,
  addMissing: (db: Db | Trx) => Promise<void>,
): Store {
  return {
    ...store,
    async find(deps: RecordDeps, id: string) {
      await addMissing(deps.db)
      return store.find(deps, id)
    },
    async list(deps: RecordDeps) {
      await addMissing(deps.db)
      return store.list(deps)
    },
  }
}
