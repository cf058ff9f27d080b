import { isUrl } from '@shop/contracts/overrides.ts'
import { fetchJson, getConfig } from '@shop/kernel'
import { z } from '@shop/schema'

import { toAllowedUrl } from '../remotes/origin-allowlist.ts'

const versionsSchema = z.record(z.string(), z.array(z.string()))
/** Published versions by front end, newest first. */
export type Versions = z.infer<typeof versionsSchema>

/** Fetches the published versions; empty when the site does not provide them. */
export async function loadVersions(): Promise<Versions> {
  try {
    return versionsSchema.parse(await fetchJson('/versions.json'))
  } catch {
    return {}
  }
}

/** Origins that overrides may be loaded from; empty in production. */
export const getOverrideOrigins = (): readonly string[] => getConfig().overrideOrigins ?? []

/** Whether `text` is a URL that a remote may be loaded from. */
export function isAllowedOverrideUrl(text: string): boolean {
  if (!isUrl(text)) return false
  try {
    return Boolean(toAllowedUrl(text, getConfig()))
  } catch {
    return false
  }
}
