import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createReaders } from '../canary/read-reports.ts'
import type { ReleaseContext } from '../context.ts'
import { collectDashboard, type DashboardReaders } from '../dashboard/collect-dashboard.ts'
import { renderDashboard } from '../dashboard/render-dashboard.ts'
import { sendDashboard } from '../dashboard/send-dashboard.ts'

export interface DashboardOptions {
  /** The file that is written, relative to the working directory. */
  to: string
  /** Sends the page to the backend instead, which shows it to owners. */
  office?: boolean
}

/**
 * Writes a page of who has what live, which opens without a server, or sends it to the office.
 * @param readers of what browsers reported
 */
export async function dashboard(
  context: ReleaseContext,
  { to, office = false }: DashboardOptions,
  readers: DashboardReaders = createReaders(),
): Promise<void> {
  const html = renderDashboard(await collectDashboard(context, readers), new Date())
  if (office) {
    await sendDashboard(html)
    context.log('Who has what live: owners see it in the office, at /office/releases.')
    return
  }
  const file = path.resolve(to)
  await writeFile(file, html)
  context.log(`Who has what live: ${file}`)
}
