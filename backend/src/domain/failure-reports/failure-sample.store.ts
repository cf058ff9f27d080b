import { createHash } from 'node:crypto'

import { redactPath, redactStack, redactText } from '@shop/contracts/rules/redact.ts'
import type { FailureReport, ReportedFailure } from '@shop/contracts/wire/failure-report.ts'
import { sql } from 'kysely'

import type { Row } from '../../platform/db/schema.ts'
import type { Deps } from '../../platform/deps.ts'

type Sample = Row<'failureSamples'>

/** Distinct failures that are stored of a version, and of all versions. */
export const MAX_SAMPLES_PER_VERSION = 50
export const MAX_SAMPLES = 2_000

/** Frames that tell failures with the same message apart. */
const FINGERPRINT_FRAMES = 3

/** Browsers write frames in different ways; the path and the position are the same in all. */
const frame = /\/[\w./+-]+:\d+:\d+(?=\)?$)/gm

/** Equal for a failure of a version whose message differs in numbers only. */
function computeFingerprint({ message, stack }: Pick<Sample, 'message' | 'stack'>): string {
  const frames = stack.match(frame)?.slice(0, FINGERPRINT_FRAMES) ?? []
  const parts = [message.replace(/\p{Nd}+/gu, '0'), ...frames]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** Redacts what a browser reported: it may be an older one, or none. */
function toSample(report: FailureReport, now: string): Sample {
  const { remote, version, phase, shell = null, language = null } = report
  const message = redactText(report.message)
  const stack = redactStack(report.stack ?? '')
  const fingerprint = computeFingerprint({ message, stack })
  const page = redactPath(report.page)
  const times = { firstAt: now, lastAt: now }
  return {
    ...{ remote, version, fingerprint, phase, message, stack, page, shell, language },
    pageLoads: 1,
    ...times,
  }
}

const keyOf = ({ remote, version, fingerprint }: Sample) => `${remote} ${version} ${fingerprint}`

/**
 * Stores the distinct failures of one message of a browser, each as one page load more. Where there are too many, those
 * of the fewest page loads go, the longest unseen first.
 * @returns those that were not stored before
 */
export async function storeSamples(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reports: readonly FailureReport[],
): Promise<Sample[]> {
  const now = clock().toISOString()
  const samples = reports
    .filter(({ phase }) => phase !== 'use')
    .map((report) => toSample(report, now))
  const distinct = new Map(samples.map((sample) => [keyOf(sample), sample]))
  const added: Sample[] = []
  // In one order everywhere: two messages that change the same rows must not wait for each other.
  for (const [, sample] of [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const stored = await db
      .insertInto('failureSamples')
      .values(sample)
      .onConflict((conflict) =>
        conflict.columns(['remote', 'version', 'fingerprint']).doUpdateSet({
          pageLoads: sql<number>`${sql.ref('failureSamples.pageLoads')} + 1`,
          lastAt: now,
        }),
      )
      .returning('pageLoads')
      .executeTakeFirstOrThrow()
    if (stored.pageLoads === 1) added.push(sample)
  }
  const versions = new Map(added.map((sample) => [`${sample.remote} ${sample.version}`, sample]))
  for (const version of versions.values()) await removeRarest(db, version)
  if (added.length > 0) await removeRarest(db)
  return added
}

/** Keeps to the limit of a version, or to that of all. */
async function removeRarest(
  db: Deps['db'],
  version?: Pick<Sample, 'remote' | 'version'>,
): Promise<void> {
  const samples = version
    ? db
        .selectFrom('failureSamples')
        .where('remote', '=', version.remote)
        .where('version', '=', version.version)
    : db.selectFrom('failureSamples')
  const rarest = await samples
    .select(['remote', 'version', 'fingerprint'])
    .orderBy('pageLoads', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('fingerprint')
    .offset(version ? MAX_SAMPLES_PER_VERSION : MAX_SAMPLES)
    .limit(MAX_SAMPLES)
    .execute()
  for (const row of rarest) {
    await db
      .deleteFrom('failureSamples')
      .where('remote', '=', row.remote)
      .where('version', '=', row.version)
      .where('fingerprint', '=', row.fingerprint)
      .execute()
  }
}

/** Reads the distinct failures of a version, the one of most page loads first. */
export async function readSamples(
  { db }: Pick<Deps, 'db'>,
  remote: string,
  version: string,
): Promise<ReportedFailure[]> {
  return db
    .selectFrom('failureSamples')
    .select(['remote', 'version', 'phase', 'message', 'page', 'stack', 'shell', 'language'])
    .select(['pageLoads', 'firstAt', 'lastAt'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .orderBy('pageLoads', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('fingerprint')
    .execute()
}
