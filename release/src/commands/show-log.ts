import type { FrontEnd } from '@shop/release-format/front-end.ts'

import type { ReleaseContext } from '../context.ts'
import { describeChange, readChanges } from '../state/changes.ts'

interface LogOptions {
  /** Undefined shows all front ends. */
  name: FrontEnd | undefined
  last: number
}

/** Prints who changed what is live, when, from what to what and why, latest first. */
export async function showLog(
  { store, log }: ReleaseContext,
  { name, last }: LogOptions,
): Promise<void> {
  const changes = (await readChanges(store)).filter(
    ({ moves }) => name === undefined || moves.some((move) => move.name === name),
  )
  if (changes.length === 0) log('No change is recorded.')
  for (const change of changes.slice(0, last)) log(describeChange(change))
}
