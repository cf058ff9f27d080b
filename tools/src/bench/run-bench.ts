import { log, runCommand } from '../run-command.ts'
import { StartError } from '../start-error.ts'
import { reportInteractions } from './interactions/report-interactions.ts'
import { reportLighthouse } from './lighthouse/report-lighthouse.ts'
import { reportStarts } from './measure-programs.ts'
import { reportReleases } from './measure-releases.ts'
import { reportSite } from './measure-site.ts'
import { reportPages } from './report-pages.ts'
import { reportVisits } from './visits/report-visits.ts'

const reports: Record<string, () => Promise<void>> = {
  interactions: reportInteractions,
  pages: reportPages,
  releases: reportReleases,
  site: reportSite,
  start: reportStarts,
  visits: reportVisits,
}

/** Runs the benchmarks that are named, or all but Lighthouse's, which takes half an hour and has options. */
async function runBenchmarks([first, ...rest]: readonly string[]): Promise<void> {
  if (first === 'lighthouse') return reportLighthouse(rest)
  const names = first === undefined ? Object.keys(reports) : [first, ...rest]
  const unknown = names.find((name) => !reports[name])
  if (unknown !== undefined) {
    throw new StartError(
      `No benchmark is called ${unknown}: ${[...Object.keys(reports), 'lighthouse'].join(', ')}`,
    )
  }
  for (const name of names) await reports[name]?.()
  log('The backend under load: npm run bench:backend')
}

runCommand(() => runBenchmarks(process.argv.slice(2)))
