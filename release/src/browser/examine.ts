import type { Browser } from 'playwright-core'

import { createLinkCheck } from './dead-links.ts'
import type { ExamineBatch, Examined } from './examine-all.ts'
import { findLeaks } from './find-leaks.ts'
import { withLongestTasks } from './longest-tasks.ts'
import { NO_MEASURES } from './measures.ts'
import { openPage, type SeenPage } from './open-page.ts'
import type { Outcome } from './outcome.ts'
import { findUntranslated } from './page-texts.ts'
import type { Shop } from './tab.ts'
import type { OpenedPage, Subject } from './visits.ts'

export interface ExaminerOptions {
  browser: Browser
  /** Whether a text comes from the backend. */
  isData: (text: string) => boolean
  /** Says that the first load of a page is too large, by the addresses of its scripts. */
  findSizeProblems: (page: OpenedPage, loaded: readonly string[]) => Promise<string[]>
}

interface Examiner {
  /** Examines subjects of a shop. */
  in: (shop: Shop) => ExamineBatch
  /** Texts that an Arabic visit shows in English, once the English one has been examined, too. */
  findUntranslated: (subject: Subject, outcome: Examined | undefined) => string[]
}

type Opened = Outcome<Partial<SeenPage>>

/** Creates what examines subjects. It remembers English texts, to recognise them in Arabic. */
export function createExaminer({ browser, isData, findSizeProblems }: ExaminerOptions): Examiner {
  /** Texts by path and query. */
  const english = new Map<string, Set<string>>()
  const arabic = new WeakMap<Examined, string[]>()
  const findDeadLinks = createLinkCheck()

  async function examine(shop: Shop, subject: Subject, timeoutMs: number): Promise<Opened> {
    if (subject.kind === 'tour') {
      return findLeaks(browser, shop, subject.pages, subject.others, timeoutMs)
    }
    const { page, visitor } = subject
    const outcome = await openPage(browser, shop, subject, timeoutMs)
    if (outcome.kind === 'notSeen') return outcome
    if (visitor.language === 'en') {
      const texts = english.get(page.url) ?? new Set()
      english.set(page.url, texts)
      for (const text of outcome.texts) texts.add(text)
    }
    const sizes = await findSizeProblems(page, outcome.loaded)
    const deadLinks = await findDeadLinks(shop, outcome.links)
    const findings = [...outcome.findings, ...sizes, ...(deadLinks ?? [])]
    return deadLinks
      ? { ...outcome, findings }
      : { kind: 'notSeen', findings, reason: 'Its links could not be followed.' }
  }

  return {
    in: (shop) => async (subjects, options) => {
      const { tabs, timeoutMs, mayStart } = options
      // Slow checks come first.
      const queue = subjects.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)).values()
      const opened = new Map<Subject, Opened>()
      let unseen = 0
      const { longestTasksMs } = await withLongestTasks(browser, () =>
        Promise.all(
          Array.from({ length: tabs }, async () => {
            for (const subject of queue) {
              if (!mayStart()) return
              const outcome = await examine(shop, subject, timeoutMs)
              opened.set(subject, outcome)
              // The machine is too slow for so many tabs.
              if (outcome.kind === 'notSeen' && ++unseen >= tabs) return
            }
          }),
        ),
      )
      return new Map(
        [...opened].map(([subject, outcome]) => {
          const examined = withLongestTask(subject, outcome, longestTasksMs)
          if (outcome.kind === 'seen' && outcome.texts) arabic.set(examined, outcome.texts)
          return [subject, examined]
        }),
      )
    },
    findUntranslated(subject, outcome) {
      if (!outcome || subject.kind === 'tour' || subject.visitor.language !== 'ar') return []
      const texts = english.get(subject.page.url) ?? new Set()
      return findUntranslated(arabic.get(outcome) ?? [], texts, isData)
    },
  }
}

/** A visit whose tasks the trace lacks was not measured. */
function withLongestTask(
  subject: Subject,
  outcome: Opened,
  longestTasksMs: ReadonlyMap<string, number>,
): Examined {
  if (outcome.kind === 'notSeen') return outcome
  const { findings, address = '', measures = NO_MEASURES, isMet } = outcome
  if (subject.kind === 'tour') return { kind: 'seen', findings, measures }
  const longestTaskMs = longestTasksMs.get(address)
  return longestTaskMs === undefined
    ? { kind: 'notSeen', findings, reason: 'Its longest task could not be measured.' }
    : { kind: 'seen', findings, measures: { ...measures, longestTaskMs }, isMet }
}
