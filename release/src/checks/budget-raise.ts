import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'
import { OWNERS_FILE } from 'release-store/release-store.ts'

import type { ReleaseContext } from '../context.ts'
import { readOwners } from '../owners.ts'
import { DEFAULT_PAGE_BUDGET, formatKilobytes } from './page-sizes.ts'

type Budgeted = Pick<RemoteManifest, 'name' | 'budget'>

/** By how much a team may raise its budget with one release, in percent of the live version's. */
const MAX_RAISE_PERCENT = 10

/**
 * A remote states its own budget. Its team may raise it a little with each release, and the shop's owners by as much as they
 * write into their file.
 * @param live manifest of its live version; undefined without one
 */
export async function findBudgetRaise(
  context: Pick<ReleaseContext, 'store' | 'root'>,
  label: string,
  { name, budget }: Budgeted,
  live: Budgeted | undefined,
): Promise<string[]> {
  const wanted = budget ?? DEFAULT_PAGE_BUDGET
  const before = live?.budget ?? DEFAULT_PAGE_BUDGET
  const most = Math.floor((before * (100 + MAX_RAISE_PERCENT)) / 100)
  if (wanted <= most) return []
  const allowed = (await readOwners(context))?.budgets?.[name] ?? 0
  if (wanted <= allowed) return []
  return [
    `${label} has a budget of ${formatKilobytes(wanted)} kB, more than ${MAX_RAISE_PERCENT} % above the ${formatKilobytes(before)} kB of ` +
      `${live ? 'the live version' : 'every new remote'}. Lower "budget" to ${most}, or ask the shop's owners for ` +
      `{"budgets": {"${name}": ${wanted}}} in ${OWNERS_FILE}.`,
  ]
}
