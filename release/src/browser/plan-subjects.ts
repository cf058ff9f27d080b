import type { Candidate } from '../checks/live-builds.ts'
import { listOpenedPages, type ShopVersions } from './shop-versions.ts'
import {
  type OpenedPage,
  PLAIN_VISITOR,
  planSlotVisits,
  planVisits,
  type Subject,
} from './visits.ts'

/** The shell's own page, with which pages are compared that are not live yet. */
const SHELL_PAGE: OpenedPage = {
  remote: 'shell',
  pattern: '/error',
  url: '/error',
  isRedirect: false,
  isHidden: true,
}

/** The page of addresses that nobody owns, on which the shell has its slots. */
const NOT_FOUND_PAGE: OpenedPage = { ...SHELL_PAGE, pattern: '*', url: '/not-a-page' }

/** Pages of other remotes that a tour shows; what is left behind is met on each of them, and each takes three steps. */
const MAX_OTHERS = 2

export const SHELL_VISIT: Subject = {
  kind: 'visit',
  page: SHELL_PAGE,
  visitor: PLAIN_VISITOR,
  checksAccessibility: false,
}

/**
 * Plans which pages are opened: all of a remote, one of each slot of others that it fills, and of a shell one of each remote.
 * None without a remote.
 */
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
  const added = [...pages.keys()]
    .filter(isChecked)
    .flatMap((name) => listExtendedPages(name, manifests, pages))
  const tours = [...pages].flatMap(([name, list]): Subject[] => {
    const ofExtensions = added.filter(
      ({ remote, extension }) => extension?.remote === name && remote !== name,
    )
    const shown = [...list.filter(({ isRedirect }) => !isRedirect), ...ofExtensions]
    if (!isChecked(name) || shown.length === 0) return []
    const others = [...pages]
      .flatMap(([other, each]) => (isChecked(other) ? [] : firstOf(each)))
      .filter(({ url }) => ofExtensions.every((page) => page.url !== url))
    return [{ kind: 'tour', pages: shown, others: [SHELL_PAGE, ...others.slice(0, MAX_OTHERS)] }]
  })
  const visits = [...planVisits(opened.flat()), ...planSlotVisits(added)]
  return [...tours, ...visits.map((visit): Subject => ({ kind: 'visit', ...visit }))]
}

/** One page of each slot that a remote fills, with what is opened there. */
function listExtendedPages(
  name: string,
  manifests: ShopVersions['manifests'],
  pages: ReadonlyMap<string, readonly OpenedPage[]>,
): OpenedPage[] {
  const extensions = manifests.get(name)?.extensions ?? []
  return extensions.flatMap(({ key, slots, condition }) =>
    slots.map((slot) => {
      const [page = NOT_FOUND_PAGE] = [...pages].flatMap(([owner, list]) => {
        const slotsOf = manifests.get(owner)?.slots ?? {}
        return list.filter(({ pattern }) => slotsOf[pattern]?.includes(slot))
      })
      return { ...page, extension: { remote: name, key, slot, members: condition?.members } }
    }),
  )
}

/** What is compared with a subject in the shop that is live: the same page, or the shell's where there is none. */
export function toBaseline(subject: Subject, live: ShopVersions | null): Subject {
  const isLive = ({ remote, pattern }: OpenedPage) =>
    pattern === NOT_FOUND_PAGE.pattern ||
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
