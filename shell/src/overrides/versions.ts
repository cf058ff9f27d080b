import { z } from 'zod/mini'

const versionsSchema = z.record(z.string(), z.array(z.string()))
/** The published versions of each front end, newest first. */
export type Versions = z.infer<typeof versionsSchema>

/** What has been published; nothing, where the site does not say. */
export async function loadVersions(): Promise<Versions> {
  try {
    const response = await fetch('/versions.json')
    return versionsSchema.parse(await response.json())
  } catch {
    return {}
  }
}
