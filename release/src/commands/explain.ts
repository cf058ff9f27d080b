import type { VitalCounts } from '@shop/contracts/browser/web-vitals.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'

import { describeVital, summarizeVitals, type Vital } from '../canary/compare-vitals.ts'
import { createReaders, type Readers } from '../canary/read-reports.ts'
import type { ReleaseContext } from '../context.ts'
import { describeFailure, type ExplainedFailure } from '../explain/describe-failure.ts'
import { explainFailures } from '../explain/explain-version.ts'
import { servedVersions } from '../state/release-state.ts'
import { loadState } from '../state/stored-state.ts'

export interface ExplainOptions {
  name: FrontEnd
  /** The live version and the canaries when undefined. */
  version: string | undefined
  json?: boolean
}

type ExplainReaders = Pick<Readers, 'readFailures' | 'readVitals'>

/** The backend stores reports for this time. */
const RETENTION_MS = 14 * 86_400_000

/** An element of the output of `explain --json`. */
interface ExplainedVersion {
  name: string
  version: string
  /** Keyed by page, `*` for all of them; values of the measured share of page loads. */
  vitals: Record<string, Vital[]>
  failures: ExplainedFailure[]
}

/**
 * Lists what visitors felt of versions, and the failures that browsers reported, the one of most page loads first, each
 * with its stack in the sources.
 * @throws ReleaseError when no version is named or live, or the reports cannot be read
 */
export async function explain(
  context: ReleaseContext,
  { name, version, json }: ExplainOptions,
  readers: ExplainReaders = createReaders(),
): Promise<void> {
  const versions = version === undefined ? await findLiveVersions(context, name) : [version]
  const counts = await readers.readVitals(name, new Date(Date.now() - RETENTION_MS))
  const explained = await Promise.all(
    versions.map(async (each): Promise<ExplainedVersion> => {
      const failures = await readers.readFailures(name, each)
      return {
        name,
        version: each,
        vitals: summarizePages(counts, each),
        failures: await explainFailures(context, failures),
      }
    }),
  )
  if (json) context.log(JSON.stringify(explained, null, 2))
  else for (const line of explained.flatMap(describeVersion)) context.log(line)
}

async function findLiveVersions({ store }: ReleaseContext, name: FrontEnd): Promise<string[]> {
  const current = (await loadState(store)).state[name]
  if (!current) throw new ReleaseError(`${name} is not live. Name a version: ${name}@VERSION.`)
  return servedVersions(current)
}

/** Summarizes a version's vitals for all its pages (`*`) and for each. */
function summarizePages(counts: VitalCounts, version: string): Record<string, Vital[]> {
  const own = counts.filter((row) => row.version === version)
  const pages = [...new Set(own.map(({ page }) => page))].toSorted()
  return Object.fromEntries([
    ...(pages.length > 0 ? [['*', summarizeVitals(own, version)] as const] : []),
    ...pages.map((page) => {
      const ofPage = own.filter((row) => row.page === page)
      return [page, summarizeVitals(ofPage, version)] as const
    }),
  ])
}

function describePages(vitals: Record<string, Vital[]>): string[] {
  const pages = Object.entries(vitals)
  if (pages.length === 0) return []
  const width = Math.max(...pages.map(([page]) => page.length))
  return [
    'Web vitals (75th percentile):',
    ...pages.map(([page, ofPage]) => {
      const most = Math.max(...ofPage.map(({ pageLoads }) => pageLoads))
      return `  ${page.padEnd(width)}  ${ofPage.map(describeVital).join(', ')}  (${most} measured)`
    }),
  ]
}

function describeVersion({ name, version, vitals, failures }: ExplainedVersion): string[] {
  const count = `${failures.length} failure${failures.length === 1 ? '' : 's'}`
  return [
    failures.length === 0
      ? `${name}@${version}: browsers reported no failure in 14 days.`
      : `${name}@${version}: browsers reported ${count} in 14 days.`,
    ...describePages(vitals),
    ...failures.flatMap((failure) => ['', ...describeFailure(failure)]),
  ]
}
