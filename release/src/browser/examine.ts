import { availableParallelism } from 'node:os'

import type { Browser } from 'playwright-core'

import { findUntranslated } from './describe-page.ts'
import { findLeaks } from './find-leaks.ts'
import { openPage } from './open-page.ts'
import type { Shop } from './tab.ts'
import type { OpenedPage, Visit } from './visits.ts'

/** Pages open at the same time: they wait twice as long as they work, and more would take too long to start. */
const MAX_TABS = 3 * availableParallelism()

/** What nobody notices. */
const MAX_TASK_MS = 200

/** One visit of a page, or several in one tab, between pages of others. */
export type Subject =
  | ({ kind: 'visit' } & Visit)
  | { kind: 'tour'; pages: readonly OpenedPage[]; others: readonly OpenedPage[] }

export interface ExaminerOptions {
  browser: Browser
  /** Whether a text comes from the backend. */
  isData: (text: string) => boolean
  /** Says that the first load of a page is too large, by the addresses of its scripts. */
  findSizeProblems: (page: OpenedPage, loaded: readonly string[]) => Promise<string[]>
}

/** Examines subjects in a shop: sentences that say what is wrong, by subject. */
export type Examine = (shop: Shop, subjects: readonly Subject[]) => Promise<Map<Subject, string[]>>

/** Creates a function that examines subjects, several at a time. It remembers English texts, to recognise them in Arabic. */
export function createExaminer({ browser, isData, findSizeProblems }: ExaminerOptions): Examine {
  /** Texts by path and query. */
  const english = new Map<string, Set<string>>()

  return async (shop, subjects) => {
    const findings = new Map<Subject, string[]>()
    const arabic: { subject: Subject; url: string; texts: string[] }[] = []

    async function examine(subject: Subject): Promise<void> {
      if (subject.kind === 'tour') {
        findings.set(subject, await findLeaks(browser, shop, subject.pages, subject.others))
        return
      }
      const { page, visitor } = subject
      const state = await openPage(browser, shop, subject)
      findings.set(subject, [...state.findings, ...(await findSizeProblems(page, state.loaded))])
      if (visitor.language === 'ar') arabic.push({ subject, url: page.url, texts: state.texts })
      else {
        const texts = english.get(page.url) ?? new Set()
        english.set(page.url, texts)
        for (const text of state.texts) texts.add(text)
      }
    }

    // The longest first.
    const queue = subjects.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)).values()
    await Promise.all(
      Array.from({ length: MAX_TABS }, async () => {
        for (const subject of queue) await examine(subject)
      }),
    )
    for (const { subject, url, texts } of arabic) {
      const untranslated = findUntranslated(texts, english.get(url) ?? new Set(), isData)
      findings.get(subject)?.push(...untranslated)
    }
    return findings
  }
}

/** Says that a page's longest task takes too long. @param usualMs what the longest of a page takes that is live */
export const describeLongTask = (taskMs: number, usualMs: number): string[] =>
  taskMs - usualMs > MAX_TASK_MS
    ? [`It blocks the page for ${Math.round(taskMs)} ms. Do that in parts, in a worker, or later.`]
    : []
