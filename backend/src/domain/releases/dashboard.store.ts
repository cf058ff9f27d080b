import { type OfficeReleases, officeReleasesSchema } from '@shop/contracts/wire/office-releases.ts'

import type { Deps } from '../../platform/deps.ts'

const NAME = 'releaseDashboard'

/** Keeps a page of who has what live, in place of the one before. */
export async function saveDashboard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  html: string,
): Promise<void> {
  const value = JSON.stringify({ html, at: clock().toISOString() })
  await db
    .insertInto('meta')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Reads the page of who has what live that was kept last. */
export async function readDashboard({ db }: Pick<Deps, 'db'>): Promise<OfficeReleases> {
  const query = db.selectFrom('meta').select('value').where('name', '=', NAME)
  const row = await query.executeTakeFirst()
  const dashboard: unknown = row ? JSON.parse(row.value) : null
  return officeReleasesSchema.parse({ dashboard })
}
