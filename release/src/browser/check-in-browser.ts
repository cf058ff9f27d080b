import { availableParallelism } from 'node:os'

import type { FrontEnd } from '@shop/release-format/front-end.ts'
import type { Browser } from 'playwright-core'
import type { ReleaseStore } from 'release-store/release-store.ts'

import { createStackMapper } from '../explain/map-stack.ts'
import { readRecordedResponses } from '../rendering/recorded-responses.ts'
import type { BrowserCheckRequest, BrowserFindings } from './browser-check.ts'
import { compareWithBaseline } from './compare.ts'
import { describeFailures, locateFindings } from './describe-failures.ts'
import { createExaminer } from './examine.ts'
import { createSizeCheck } from './first-load.ts'
import { launchBrowser } from './launch-browser.ts'
import { planSubjects, toBaseline } from './plan-subjects.ts'
import { createDataFilter, startRecordedApi } from './recorded-api.ts'
import {
  listAdded,
  readShopVersions,
  type ShopVersions,
  startShop,
  withoutExtensions,
} from './shop-versions.ts'
import type { Shop } from './tab.ts'

/** Pages open at the same time: they wait twice as long as they work, and more would take too long to start. */
const MAX_TABS = 3 * availableParallelism()

/** A machine that needs longer is too busy. */
const MAX_CHECK_MS = 900_000

interface BrowserCheckOptions {
  /** Root folder of the repository whose sources are named. */
  root?: string
  /** It stays open; by default, one is launched. */
  browser?: Browser
  /** More are counted, not named. */
  maxFailures?: number
}

/**
 * Opens the pages of candidates in a browser, in the shop that they would be live in, with recorded data: of a remote all
 * of its own, of a shell one of each remote. What they do wrong a second time, and the live versions do not, is a failure.
 * A page that was not seen neither passes nor excuses anything.
 * @throws ReleaseError when there is no browser
 */
export async function checkInBrowser(
  store: ReleaseStore,
  { live, next, candidates }: BrowserCheckRequest,
  { browser: openBrowser, maxFailures = 5, root = '' }: BrowserCheckOptions = {},
): Promise<BrowserFindings> {
  const recorded = readRecordedResponses()
  const versions = await readShopVersions(store, next, candidates)
  const subjects = versions ? planSubjects(versions, candidates, recorded.addresses) : []
  if (!versions || subjects.length === 0) {
    const reason = versions ? 'it has none' : 'there is no shell yet'
    const notes = [`No page was opened in a browser: ${reason}.`]
    return { failures: [], notSeen: [], notes }
  }
  const closing: (() => Promise<unknown>)[] = []
  /** Has it closed in the end, also where something else fails before it is open. */
  function open<Opened extends { close: () => unknown }>(opening: Promise<Opened>) {
    closing.push(() =>
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      ),
    )
    return opening
  }
  try {
    const api = await open(startRecordedApi(recorded))
    const names = candidates.map(({ name }) => name)
    const start = (of: ShopVersions) => open(startShop(of, names, api))
    const [browser, shop] = await Promise.all([
      openBrowser ?? open(launchBrowser()),
      start(versions),
    ])
    const examiner = createExaminer({
      browser,
      isData: createDataFilter(recorded),
      findSizeProblems: createSizeCheck(versions, candidates),
    })
    const findFiles = (name: FrontEnd, version: string) => {
      const checked = candidates.find((each) => each.name === name && each.version === version)
      return checked?.files ?? store.files(name, version)
    }
    const liveVersions = await readShopVersions(store, live)
    let liveShop: Promise<Shop> | undefined
    let bareShop: Promise<Shop> | undefined
    const endsAt = Date.now() + MAX_CHECK_MS
    return await compareWithBaseline(subjects, {
      maxTabs: MAX_TABS,
      mayStart: () => Date.now() < endsAt,
      candidate: examiner.in(shop),
      ...(liveVersions && {
        baseline: async (...args) => {
          liveShop ??= start(liveVersions)
          return examiner.in(await liveShop)(...args)
        },
      }),
      withoutExtensions: async (...args) => {
        bareShop ??= start(withoutExtensions(versions, names))
        return examiner.in(await bareShop)(...args)
      },
      listExtensions: (subject) =>
        subject.kind === 'visit' &&
        !subject.page.extension &&
        candidates.some(({ name }) => name === subject.page.remote)
          ? listAdded(versions, subject.page)
          : [],
      toBaseline: (subject) => toBaseline(subject, liveVersions),
      findUntranslated: examiner.findUntranslated,
      describe: (failures) =>
        locateFindings(
          describeFailures(failures, versions, candidates, maxFailures),
          createStackMapper({ root, store: { files: findFiles } }),
        ),
    })
  } finally {
    await Promise.all(closing.map((close) => close()))
  }
}
