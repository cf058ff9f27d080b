import * as z from 'zod/mini'

const versionsSchema = z.record(z.string(), z.array(z.string()))
/** Published versions by front end, newest first. */
export type Versions = z.infer<typeof versionsSchema>

/**
 * Fetches the published versions: null when the site does not show them to this browser, which then may not run them
 * either; empty when they cannot be read.
 */
export async function loadVersions(): Promise<Versions | null> {
  try {
    const response = await fetch('/versions.json')
    return response.ok ? versionsSchema.parse(await response.json()) : null
  } catch {
    return {}
  }
}

export const SHELL = 'shell'

/** The version of the shell that the site has sent; undefined of one that runs from source. */
export const getServedShell = (): string | undefined =>
  document.documentElement.dataset.folder?.split('/')[2]
