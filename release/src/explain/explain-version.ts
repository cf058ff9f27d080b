import type { ReportedFailure } from '@shop/contracts/wire/failure-report.ts'

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
