import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { nullIfMissing } from 'site/null-if-missing.ts'
import { z } from 'zod/mini'

import { StartError } from '../start-error.ts'

/** Beside the lock file. */
export const RECORD_FILE = 'advisories.json'
const ACCEPTED_FILE = 'accepted-advisories.json'

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const

export const advisorySchema = z.object({
  /** As the advisory is known: GHSA-… */
  id: z.string(),
  package: z.string(),
  /** Versions that have the vulnerability. */
  range: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  url: z.string(),
})
export type Advisory = z.infer<typeof advisorySchema>

const recordSchema = z.object({
  recordedAt: z.iso.datetime(),
  /** What the registry was asked about, as NAME@VERSION. */
  packages: z.array(z.string()),
  advisories: z.array(advisorySchema),
})
/** What the registry said of the packages of the lock file at a time. */
export type AdvisoryRecord = z.infer<typeof recordSchema>

const acceptedSchema = z.array(
  z.object({
    id: z.string(),
    package: z.string(),
    /** Why it does no harm here. */
    reason: z.string().check(z.minLength(10)),
    /** The last day on which it is accepted. */
    until: z.iso.date(),
  }),
)
export type Acceptance = z.infer<typeof acceptedSchema>[number]

async function readJsonFile<Schema extends z.ZodMiniType>(
  root: string,
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const text = await readFile(path.join(root, file), 'utf8').catch(nullIfMissing)
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const issue = error instanceof z.core.$ZodError ? error.issues[0] : undefined
    const where = issue ? ` at ${issue.path.join('.') || 'its start'}` : ', which is no JSON'
    throw new StartError(`${file} cannot be read${where}. CONTRIBUTING.md says what it holds.`)
  }
}

/** The recorded advisories of a repository; null before the first record. @throws StartError when they cannot be read */
export const readAdvisories = (root: string): Promise<AdvisoryRecord | null> =>
  readJsonFile(root, RECORD_FILE, recordSchema)

/** The advisories that were accepted, and until when. @throws StartError when the list cannot be read */
export const readAccepted = async (root: string): Promise<Acceptance[]> =>
  (await readJsonFile(root, ACCEPTED_FILE, acceptedSchema)) ?? []
