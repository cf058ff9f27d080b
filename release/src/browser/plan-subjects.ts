import type { Candidate } from '../checks/live-builds.ts'
import { listOpenedPages, type ShopVersions } from './shop-versions.ts'
import { type OpenedPage, PLAIN_VISITOR, planVisits, type Subject } from './visits.ts'

/** The shell's own page, with which pages are compared that are not live yet. */
const SHELL_PAGE: OpenedPage = {
  remote: 'shell',
  pattern: '/error',
  url: '/error',
  isRedirect: false,
  isHidden: true,
}

/** Pages of other remotes that a tour shows; what is left behind is met on each of them, and each takes three steps. */
const MAX_OTHERS = 2

export const SHELL_VISIT: Subject = {
  kind: 'visit',
  page: SHELL_PAGE,
  visitor: PLAIN_VISITOR,
  checksAccessibility: false,
}

/** Plans which pages are opened: all of a remote, and of a shell one of each remote. None without a remote. */
export function planSubjects(
  { manifests }: ShopVersions,
  candidates: readonly Pick<Candidate, 'name'>[],
  addresses: Readonly<Record<string, string>>,
): Subject[] {
  const pages = new Map(
    [...manifests].map(([name, manifest]) => [name, listOpenedPages(name, manifest, addresses)]),
  )
  const isChecked = (name: string) => candidates.some((candidate) => candidate.name === name)
  const firstOf = (list: readonly OpenedPage[]) =>
    list.filter(({ isRedirect, pattern }) => !isRedirect && !/[:*]/.test(pattern)).slice(0, 1)
  const opened = [...pages].flatMap(([name, list]) => {
    if (isChecked(name)) return [list]
    return isChecked('shell') ? [firstOf(list)] : []
  })
  const tours = [...pages].flatMap(([name, list]): Subject[] => {
    const shown = list.filter(({ isRedirect }) => !isRedirect)
    if (!isChecked(name) || shown.length === 0) return []
    const others = [...pages].flatMap(([other, each]) => (isChecked(other) ? [] : firstOf(each)))
    return [{ kind: 'tour', pages: shown, others: [SHELL_PAGE, ...others.slice(0, MAX_OTHERS)] }]
  })
  const visits = planVisits(opened.flat()).map((visit): Subject => ({ kind: 'visit', ...visit }))
  return [...tours, ...visits]
}

/** What is compared with a subject in the shop that is live: the same page, or the shell's where there is none. */
export function toBaseline(subject: Subject, live: ShopVersions | null): Subject {
  const isLive = ({ remote, pattern }: OpenedPage) =>
    live?.manifests.get(remote)?.paths.includes(pattern) === true
  if (subject.kind === 'visit') {
    return { ...subject, page: isLive(subject.page) ? subject.page : SHELL_PAGE }
  }
  return {
    ...subject,
    pages: subject.pages.filter(isLive),
    others: subject.others.filter((page) => page === SHELL_PAGE || isLive(page)),
  }
}
