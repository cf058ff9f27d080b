import { withoutLanguagePrefix } from '@shop/contracts/rules/language-address.ts'
import { whenIdle } from '@shop/kernel/loading'

import { findOwner, type LiveRemote } from '../remotes/discovery.ts'
import { IDLE } from '../startup/idle.ts'
import { getShellVersion, namePagesBy, sendVitalsOf } from './report.ts'
import type { VisitedPage } from './vitals.ts'

/** The share of page loads that are measured where nothing has a canary; where something has, all are. */
const MEASURED_SHARE = 0.1

/** A route that the router shows. */
interface Match {
  route: { path?: string | undefined }
}

/** The path pattern of the page that a router shows; undefined before it shows one, and of an unknown address. */
export function toPagePattern(matches: readonly Match[]): string | undefined {
  const pattern = matches.reduce((base, { route: { path } }) => {
    if (path === undefined) return base
    return path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`
  }, '')
  return pattern === '' || pattern.endsWith('*') ? undefined : pattern
}

interface Visit {
  router: { state: { matches: readonly Match[] } }
  remotes: readonly LiveRemote[]
  /** The addresses of remotes' entries that were loaded, by name. */
  loaded: ReadonlyMap<string, string>
}

const hasCanary = (remotes: readonly LiveRemote[]) =>
  window.reportShellFailure !== undefined ||
  remotes.some(({ entry }) => (entry.deployment?.traffic ?? 100) < 100)

/** The page that is shown and the version that owns it; undefined where that is not known, or another version stands in. */
function findPage({ router, remotes, loaded }: Visit): VisitedPage | undefined {
  const page = toPagePattern(router.state.matches)
  if (page === undefined) return undefined
  const owner = findOwner(remotes, withoutLanguagePrefix(window.location.pathname))
  if (owner && loaded.get(owner.name) !== owner.entry.url) return undefined
  const version = owner ? owner.entry.metadata.version : getShellVersion()
  return version === undefined ? undefined : { remote: owner?.name ?? 'shell', version, page }
}

/** Names the pages of reports by their patterns, and measures a share of the visits, once the page is there. */
export function measureVisit(visit: Visit): void {
  namePagesBy(() => toPagePattern(visit.router.state.matches))
  if (!hasCanary(visit.remotes) && Math.random() >= MEASURED_SHARE) return
  whenIdle(() => {
    // Without it, the visit is not measured.
    import(/* webpackChunkName: "vitals" */ './vitals.ts').then(
      ({ measureVitals }) => sendVitalsOf(measureVitals(() => findPage(visit))),
      () => undefined,
    )
  }, IDLE)
}
