import type { Browser } from 'playwright-core'

import type { RenderFindings } from '../checks/rendering.ts'
import { readRecordedResponses } from '../rendering/recorded-responses.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { BrowserCheckRequest } from './browser-check.ts'
import { describeFailures, type Failure, isSameFinding } from './describe-failures.ts'
import { createExaminer, describeLongTask, type Subject } from './examine.ts'
import { createSizeCheck } from './first-load.ts'
import { launchBrowser } from './launch-browser.ts'
import { withLongestTasks } from './longest-tasks.ts'
import { planSubjects, SHELL_VISIT, toCounterpart } from './plan-subjects.ts'
import { startRecordedApi } from './recorded-api.ts'
import { createDataFilter } from './recorded-texts.ts'
import { readShopVersions, type ShopVersions, startShop } from './shop-versions.ts'
import type { Shop } from './tab.ts'

/** What tests change. */
interface BrowserCheckOptions {
  /** It stays open; by default, one is launched. */
  browser?: Browser
  /** More are counted, not named. */
  maxFailures?: number
}

/** A shop with what is examined in it. */
interface Examination {
  shop: Shop
  subjects: readonly Subject[]
  /** Whose longest task is what the machine needs for a page. */
  yardstick?: (subject: Subject) => { shop: Shop; subject: Subject | undefined } | undefined
}

/** What was found of each subject. */
type FindingsOf = (examination: Examination | null, subject: Subject | undefined) => string[]

/**
 * Opens the pages of candidates in a browser, in the shop that they would be live in, with recorded data: of a remote all
 * of its own, of a shell one of each remote. What they do wrong a second time, and the live versions do not, is a failure.
 * @throws ReleaseError when there is no browser
 */
export async function checkInBrowser(
  store: ReleaseStore,
  { live, next, candidates }: BrowserCheckRequest,
  { browser: open, maxFailures = 5 }: BrowserCheckOptions = {},
): Promise<RenderFindings> {
  const recorded = readRecordedResponses()
  const versions = await readShopVersions(store, next, candidates)
  const subjects = versions ? planSubjects(versions, candidates, recorded.addresses) : []
  if (!versions || subjects.length === 0) return { failures: [], notes: [] }
  const closing: (() => unknown)[] = []
  try {
    const browser = open ?? (await launchBrowser())
    if (!open) closing.push(() => browser.close())
    const api = await startRecordedApi(recorded)
    closing.push(() => api.close())
    const start = async (of: ShopVersions) => {
      const names = candidates.map(({ name }) => name)
      const shop = await startShop(of, names, api)
      closing.push(() => shop.close())
      return shop
    }
    const examine = createExaminer({
      browser,
      isData: createDataFilter(recorded),
      findSizeProblems: createSizeCheck(versions, candidates),
    })

    async function examineAll(...examinations: Examination[]): Promise<FindingsOf> {
      const { result, longestTasksMs } = await withLongestTasks(browser, async () => {
        const all: Map<Subject, string[]>[] = []
        // One after the other: twice as many pages at once would take too long to start.
        for (const each of examinations) all.push(await examine(each.shop, each.subjects))
        return all
      })
      const taskOf = (shop: Shop, subject: Subject | undefined) =>
        (subject?.kind === 'visit' && longestTasksMs.get(shop.origin + subject.page.url)) || 0
      return (examination, subject) => {
        if (!examination || !subject) return []
        const found = result[examinations.indexOf(examination)]?.get(subject) ?? []
        const usual = examination.yardstick?.(subject)
        if (!usual) return found
        const taskMs = taskOf(examination.shop, subject)
        return [...found, ...describeLongTask(taskMs, taskOf(usual.shop, usual.subject))]
      }
    }

    const shop = await start(versions)
    const first: Examination = {
      shop,
      subjects: [...subjects, SHELL_VISIT],
      yardstick: () => ({ shop, subject: SHELL_VISIT }),
    }
    const findings = await examineAll(first)
    const suspicious = subjects.filter((subject) => findings(first, subject).length > 0)
    if (suspicious.length === 0) return { failures: [], notes: [] }

    const liveVersions = await readShopVersions(store, live)
    const counterparts = suspicious.map((subject) => toCounterpart(subject, liveVersions))
    const before = liveVersions && { shop: await start(liveVersions), subjects: counterparts }
    const again: Examination = {
      shop,
      subjects: [...suspicious, SHELL_VISIT],
      yardstick: (subject) => ({
        shop: before?.shop ?? shop,
        subject: counterparts[suspicious.indexOf(subject)],
      }),
    }
    const confirmed = await examineAll(...[again, before].filter((each) => each !== null))
    const failures = suspicious.flatMap((subject, index): Failure[] => {
      const repeated = confirmed(again, subject)
      const excused = confirmed(before, counterparts[index])
      return findings(first, subject)
        .filter((finding) => repeated.some((each) => isSameFinding(each, finding)))
        .filter((finding) => !excused.some((each) => isSameFinding(each, finding)))
        .map((finding) => ({ subject, finding }))
    })
    return { failures: describeFailures(failures, versions, candidates, maxFailures), notes: [] }
  } finally {
    for (const close of closing) await close()
  }
}
