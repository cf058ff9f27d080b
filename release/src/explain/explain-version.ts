import type { ReportedFailure } from '@shop/contracts/wire/failure-report.ts'

import { describeVital, summarizeVitals } from '../canary/compare-vitals.ts'
import type { Readers } from '../canary/read-reports.ts'
import type { ReleaseContext } from '../context.ts'
import { type ExplainedFailure, summarizeFailure } from './describe-failure.ts'
import { createStackMapper } from './map-stack.ts'

type Maps = Pick<ReleaseContext, 'store' | 'root'>

/** Maps the stacks of failures to the sources, in their order. */
export async function explainFailures(
  context: Maps,
  failures: readonly ReportedFailure[],
): Promise<ExplainedFailure[]> {
  const mapStack = createStackMapper(context)
  return Promise.all(
    failures.map(async ({ stack, ...failure }) => ({ ...failure, frames: await mapStack(stack) })),
  )
}

/** The vitals of so long say how a version is. */
const VITALS_MS = 86_400_000

/** What browsers reported of a version, in words. */
export interface ReportsSummary {
  /** What visitors felt of it in the last day, such as `LCP 1.2 s`. */
  vitals: string[]
  /** What fails most often; null when nothing does. */
  failing: string | null
}

/** Sums up what browsers reported of a version. @throws ReportsError */
export async function summarizeReports(
  context: Maps,
  { readFailures, readVitals }: Pick<Readers, 'readFailures' | 'readVitals'>,
  name: string,
  version: string,
): Promise<ReportsSummary> {
  const failing = await summarizeVersion(context, readFailures, name, version)
  const counts = await readVitals(name, new Date(Date.now() - VITALS_MS))
  return { vitals: summarizeVitals(counts, version).map(describeVital), failing }
}

/** Says in one line what fails most often in a version; null when nothing does. @throws ReportsError */
export async function summarizeVersion(
  context: Maps,
  readFailures: Readers['readFailures'],
  name: string,
  version: string,
): Promise<string | null> {
  const [first] = await readFailures(name, version)
  if (!first) return null
  const [explained] = await explainFailures(context, [first])
  return explained ? summarizeFailure(explained) : null
}
