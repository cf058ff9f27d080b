import { OWNERS_FILE } from 'release-store/release-store.ts'

import { readOwners } from '../owners.ts'
import type { RemoteSubject } from './live-builds.ts'

/**
 * While a version is live, the pages of the whole shop may ask the origins that it declares. That is for the shop's owners to
 * allow, in their file.
 */
export async function findForeignOrigins({
  store,
  root,
  label,
  manifest: { name, touches },
}: Pick<RemoteSubject, 'store' | 'root' | 'label' | 'manifest'>): Promise<string[]> {
  const declared = [...new Set(Object.values(touches?.origins ?? {}).flat())]
  if (declared.length === 0) return []
  const allowed = (await readOwners({ store, root }))?.origins?.[name] ?? []
  const missing = declared.filter((origin) => !allowed.includes(origin))
  if (missing.length === 0) return []
  const line = JSON.stringify({ origins: { [name]: [...new Set([...allowed, ...declared])] } })
  return [
    `${label} declares ${missing.join(', ')}, which pages of the shop may not ask. Leave it out of "touches" in src/pages.json, ` +
      `or ask the shop's owners for ${line} in ${OWNERS_FILE}.`,
  ]
}
