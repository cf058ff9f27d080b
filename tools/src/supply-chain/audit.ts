import {
  collectReached,
  isLibrary,
  libraryName,
  listVersions,
  type LockedPackages,
} from 'release/build/lock-file.ts'
import semver from 'semver'

import type { Acceptance, Advisory, AdvisoryRecord } from './advisory-record.ts'

/** A record says what was known on its day: ask again after so many days. */
const MAX_RECORD_AGE_DAYS = 14
const DAY_MS = 86_400_000
const MAX_NAMED = 5

/** What the audit says. */
export interface AuditResult {
  /** What must be mended before anything is released. */
  errors: string[]
  /** What the repository is to be looked at for, though nothing in it has changed. */
  warnings: string[]
}

interface Finding {
  advisory: Advisory
  /** Installed versions that have the vulnerability. */
  versions: string[]
  /** Whether visitors or servers run one of them. */
  inProduction: boolean
}

const isSevere = ({ severity }: Advisory) => severity === 'high' || severity === 'critical'

/**
 * Paths of what servers and visitors run. The build configuration and what it brings are not among them: it runs on the machine
 * that builds.
 */
export function findProduction(packages: LockedPackages): Set<string> {
  const programs = Object.keys(packages).filter((place) =>
    /^(backend|site|shell|mfe-[\w-]+)$/.test(place),
  )
  return collectReached(packages, programs, ['config'])
}

/** Finds the installed packages that an advisory is about. */
function findAffected(
  { advisories }: AdvisoryRecord,
  packages: LockedPackages,
  production: ReadonlySet<string>,
): Finding[] {
  const installed = Object.entries(packages).filter(([place]) => isLibrary(place))
  return advisories.flatMap((advisory) => {
    const affected = installed.filter(
      ([place, { version }]) =>
        libraryName(place) === advisory.package &&
        version !== undefined &&
        semver.satisfies(version, advisory.range, { includePrerelease: true }),
    )
    if (affected.length === 0) return []
    const versions = [...new Set(affected.map(([, { version }]) => version ?? ''))].toSorted()
    const inProduction = affected.some(([place]) => production.has(place))
    return [{ advisory, versions, inProduction }]
  })
}

const describe = ({ advisory, versions }: Finding) =>
  `${advisory.package} ${versions.join(', ')}: ${advisory.severity}, ${advisory.title} (${advisory.url})`

const listNames = (names: readonly string[]) =>
  names.length > MAX_NAMED
    ? `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`
    : names.join(', ')

/**
 * Compares a lock file with the recorded advisories. What passes by the clock alone (an old record, an acceptance that has ended) is a
 * warning: the same sources give the same errors tomorrow.
 */
export function audit(
  packages: LockedPackages,
  record: AdvisoryRecord | null,
  accepted: readonly Acceptance[],
  now: Date,
): AuditResult {
  if (!record) return { errors: [], warnings: ['No advisories are recorded yet.'] }
  const findings = findAffected(record, packages, findProduction(packages))
  const isAccepted = ({ advisory }: Finding) =>
    accepted.some((each) => each.id === advisory.id && each.package === advisory.package)
  const open = findings.filter((finding) => !isAccepted(finding))
  const isError = (finding: Finding) => finding.inProduction && isSevere(finding.advisory)
  const today = now.toISOString().slice(0, 10)
  const ended = accepted.filter(({ until }) => until < today)
  const unused = accepted.filter(
    ({ id, package: name }) =>
      !findings.some(({ advisory }) => advisory.id === id && advisory.package === name),
  )
  const known = new Set(record.packages)
  const unknown = listVersions(packages).filter((version) => !known.has(version))
  const ageDays = Math.floor((now.getTime() - Date.parse(record.recordedAt)) / DAY_MS)
  return {
    errors: open.filter(isError).map(describe),
    warnings: [
      ...open.filter((finding) => !isError(finding)).map(describe),
      ...ended.map(({ id, package: name, until }) => `${name}: ${id} was accepted until ${until}.`),
      ...unused.map(
        ({ id, package: name }) => `${name}: ${id} is accepted, but not found any more.`,
      ),
      ...(unknown.length > 0
        ? [
            `The record is older than ${unknown.length} ${unknown.length === 1 ? 'package' : 'packages'}: ${listNames(unknown)}.`,
          ]
        : []),
      ...(ageDays > MAX_RECORD_AGE_DAYS
        ? [`The advisories were recorded ${ageDays} days ago.`]
        : []),
    ],
  }
}
