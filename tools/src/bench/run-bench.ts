import { reportReleases } from './measure-releases.ts'
import { reportSite } from './measure-site.ts'
import { reportPages } from './report-pages.ts'

const reports: Record<string, () => Promise<void>> = {
  pages: reportPages,
  releases: reportReleases,
  site: reportSite,
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !reports[name])
if (unknown === undefined) {
  for (const name of names.length > 0 ? names : Object.keys(reports)) await reports[name]?.()
  console.log('The backend under load: npm run bench:backend')
} else {
  console.error(`No benchmark is called ${unknown}: ${Object.keys(reports).join(', ')}`)
  process.exitCode = 1
}
