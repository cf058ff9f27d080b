import { isDeepStrictEqual } from 'node:util'

import type { FrontEnd } from '@shop/release-format/front-end.ts'

import type { ReleaseState } from './release-state.ts'

/** A change of what is live, as a command wants it for the state that it has seen. Nothing is written yet. */
export interface Plan {
  /** The command. */
  action: string
  next: ReleaseState
  /** Versions that visitors get then and that have to pass the gate. */
  candidates: readonly { name: FrontEnd; version: string }[]
  /** Although the gate says that the shop loses pages, or that they fail on the server or in a browser. */
  force?: boolean | undefined
  /** False leaves out the check in a browser. */
  browser?: boolean | undefined
  /** Problems that are allowed because the plan is forced. */
  forced?: string[] | undefined
  /** Why. */
  message?: string | undefined
}

/** Whether two changes of one state touch the same front end. */
export function isContested(
  before: ReleaseState,
  own: ReleaseState,
  others: ReleaseState,
): boolean {
  const isChanged = (after: ReleaseState, name: string) =>
    !isDeepStrictEqual(before[name], after[name])
  return Object.keys({ ...before, ...own, ...others }).some(
    (name) => isChanged(own, name) && isChanged(others, name),
  )
}
