import type { Candidate } from '../checks/live-builds.ts'
import type { MappedFrame } from '../explain/map-stack.ts'
import type { ShopVersions } from './shop-versions.ts'
import { describeVisitor, type Subject } from './visits.ts'

/** A fault of a page, or of what it leaves behind. */
export interface Failure {
  subject: Subject
  /** A sentence that names the fault, and one that says what to do. */
  finding: string
}

const MAX_NAMED_PAGES = 3

/** A finding with the place in a script that is at fault: an address with line and column. */
export const atPlace = (finding: string, place: string | undefined): string =>
  place === undefined ? finding : `${finding} [at ${place}]`

const PLACE = / \[at (\S+)\]/g

/** Leaves out what differs between two versions of one page: places, digests, versions, ports and counts. */
const normalize = (finding: string) =>
  finding.replaceAll(PLACE, '').replaceAll(/[\w.-]*\d[\w.-]*/g, '#')

/** Names the places of findings in the sources. @param mapStack maps the stack of a failure */
export async function locateFindings(
  findings: readonly string[],
  mapStack: (stack: string) => Promise<readonly Pick<MappedFrame, 'file' | 'line'>[]>,
): Promise<string[]> {
  const places = new Set(findings.flatMap((each) => [...each.matchAll(PLACE)].map(([, at]) => at)))
  const named = new Map<string, string>()
  for (const place of places) {
    if (place === undefined) continue
    const [frame] = await mapStack(`    at ${place}`)
    if (frame) named.set(place, ` It is in ${frame.file}, line ${frame.line}.`)
  }
  return findings.map((each) => each.replaceAll(PLACE, (_, at: string) => named.get(at) ?? ''))
}

/** Whether two findings say the same, of whatever version. */
export const isSameFinding = (one: string, other: string): boolean =>
  normalize(one) === normalize(other)

const pagesOf = (subject: Subject) => (subject.kind === 'tour' ? subject.pages : [subject.page])

/** Says which pages were not seen, if there are any. @param all that were to be */
export function describeUnseen(unseen: readonly Subject[], all: readonly Subject[]): string[] {
  const listUrls = (subjects: readonly Subject[]) => [
    ...new Set(subjects.flatMap((subject) => pagesOf(subject).map(({ url }) => url))),
  ]
  const urls = listUrls(unseen)
  if (urls.length === 0) return []
  const named = [...urls.slice(0, MAX_NAMED_PAGES), ...(urls.length > MAX_NAMED_PAGES ? ['…'] : [])]
  return [
    `The machine was too busy to look at ${urls.length} of ${listUrls(all).length} pages (${named.join(', ')}). Repeat the command when it is less busy, or leave this check out with --no-browser.`,
  ]
}

/**
 * Says which slots no visitor has met, if there are any.
 * @param unmet visits for an extension on whose page its slot was not
 * @param met those on whose page it was
 */
export function describeUnmet(unmet: readonly Subject[], met: readonly Subject[]): string[] {
  const slotsOf = (subjects: readonly Subject[]) =>
    new Map(
      subjects
        .flatMap(pagesOf)
        .flatMap(({ extension, url }) =>
          extension ? [[`${extension.key} in ${extension.slot}`, url] as const] : [],
        ),
    )
  const known = slotsOf(met)
  return [...slotsOf(unmet)]
    .filter(([slot]) => !known.has(slot))
    .map(
      ([slot, url]) =>
        `Nobody has seen ${slot}: the slot is not on ${url} for any visitor. Give its page an "example" address that shows it.`,
    )
}

/** Describes failures for whoever releases: each once, with all who have met it. @param maxNamed more are counted */
export function describeFailures(
  failures: readonly Failure[],
  { versions }: ShopVersions,
  candidates: readonly Pick<Candidate, 'name' | 'version'>[],
  maxNamed: number,
): string[] {
  const labelOf = (name: string) =>
    `${name}@${versions.find((each) => each.name === name)?.version ?? ''}`
  const met = new Map<string, { finding: string; page: string; visitors: Set<string> }>()
  for (const { subject, finding } of failures) {
    const [page] = pagesOf(subject)
    const { remote = '', url = '', extension } = page ?? {}
    const isOwn = candidates.some(({ name }) => name === remote)
    const label = isOwn ? labelOf(remote) : `${labelOf('shell')}, with ${labelOf(remote)}`
    const place = extension
      ? `${labelOf(extension.remote)}, in ${extension.slot} of ${labelOf(remote)}, ${url}`
      : subject.kind === 'tour'
        ? label
        : `${label}, ${url}`
    const key = `${place} ${normalize(finding)}`
    const entry = met.get(key) ?? { finding, page: place, visitors: new Set<string>() }
    if (subject.kind === 'visit') entry.visitors.add(describeVisitor(subject.visitor))
    met.set(key, entry)
  }
  const lines = [...met.values()].map(({ finding, page, visitors }) =>
    visitors.size > 0 ? `${page} (${[...visitors].join('; ')}): ${finding}` : `${page}: ${finding}`,
  )
  const more = lines.length - maxNamed
  return more > 0 ? [...lines.slice(0, maxNamed), `And ${more} more.`] : lines
}
