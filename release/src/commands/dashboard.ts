import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createReaders } from '../canary/read-reports.ts'
import type { ReleaseContext } from '../context.ts'
import { collectDashboard, type DashboardReaders } from '../dashboard/collect-dashboard.ts'
import { renderDashboard } from '../dashboard/render-dashboard.ts'

export interface DashboardOptions {
  /** The file that is written, relative to the working directory. */
  to: string
}

/**
 * Writes a page of who has what live, which opens without a server.
 * @param readers of what browsers reported
 */
export async function dashboard(
  context: ReleaseContext,
  { to }: DashboardOptions,
  readers: DashboardReaders = createReaders(),
): Promise<void> {
  const file = path.resolve(to)
  await writeFile(file, renderDashboard(await collectDashboard(context, readers), new Date()))
  context.log(`Who has what live: ${file}`)
}
