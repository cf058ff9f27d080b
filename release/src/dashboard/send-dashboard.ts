import { ReleaseError } from '@shop/release-format/release-error.ts'

import {
  authorize,
  describeFailure,
  readReportsAddress,
  REFUSED,
  type ReportsAddress,
} from '../canary/read-reports.ts'

const TIMEOUT_MS = 15_000

/** In the office a link within the page would lead to the shop: its boxes get the focus alone. */
const withoutLinks = (html: string) => html.replaceAll(/ href="#[^"]*"/g, ' tabindex="0"')

/**
 * Hands the page of who has what live to the backend, which shows it to owners.
 * @param reports where it takes reports of failures
 * @throws ReleaseError that says why it was not taken
 */
export async function sendDashboard(
  html: string,
  reports: ReportsAddress = readReportsAddress(),
): Promise<void> {
  const url = new URL('release-dashboard', reports.url)
  try {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(await authorize(reports, 'dashboard')) },
      body: JSON.stringify({ html: withoutLinks(html) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 401) throw new Error(REFUSED)
    if (!response.ok) throw new Error(`it responds with ${response.status}`)
  } catch (error) {
    throw new ReleaseError(
      `The office at ${url.href} (beside RELEASE_REPORTS_URL) did not take the page: ${describeFailure(error)}.`,
    )
  }
}
