import { getConfig } from '@shop/kernel'

import { allowedAddress } from '../remotes/allowed.ts'
import { isAddress } from './overrides.ts'

/** Origins that a remote may be loaded from instead; none on a site for shoppers. */
export const overrideOrigins = (): readonly string[] => getConfig().overrideOrigins ?? []

/** Whether a remote may be loaded from what somebody has typed. */
export function isAllowedOverride(wish: string): boolean {
  if (!isAddress(wish)) return false
  try {
    return Boolean(allowedAddress(wish, getConfig()))
  } catch {
    return false
  }
}
