import { compareWithBaseline } from './compare.ts'
import type { ExamineBatch, Examined } from './examine-all.ts'
import { NO_MEASURES } from './measures.ts'
import { READY_TIMEOUT_MS } from './probe.ts'
import { PLAIN_VISITOR, type Subject } from './visits.ts'

const visitOf = (url: string): Subject => ({
  kind: 'visit',
  page: { remote: 'mfe-agents', pattern: url, url, isRedirect: false, isHidden: false },
  visitor: PLAIN_VISITOR,
  checksAccessibility: true,
})
const subjects = Array.from({ length: 12 }, (_, index) => visitOf(`/${index}`))

const REASON = 'It cannot be used after 30 s.'
const FAULT = 'It fails: broken.'
const seen = (...findings: string[]): Examined => ({
  kind: 'seen',
  findings,
  measures: NO_MEASURES,
})
const notSeen = (...findings: string[]): Examined => ({ kind: 'notSeen', findings, reason: REASON })

interface Look {
  url: string
  tabs: number
  timeoutMs: number
  /** How often this was examined before. */
  times: number
}

/** A browser whose pages come out as told, and which stops a batch as the real one does. */
function createBrowser(outcomeOf: (look: Look) => Examined) {
  const looks: Look[] = []
  const examine: ExamineBatch = async (batch, { tabs, timeoutMs, mayStart }) => {
    const outcomes = new Map<Subject, Examined>()
    let unseen = 0
    for (const subject of batch) {
      if (unseen >= tabs || !mayStart()) break
      const url = subject.kind === 'visit' ? subject.page.url : ''
      const look = { url, tabs, timeoutMs, times: looks.filter((each) => each.url === url).length }
      looks.push(look)
      const outcome = outcomeOf(look)
      if (outcome.kind === 'notSeen') unseen++
      outcomes.set(subject, outcome)
    }
    return outcomes
  }
  return { examine, looks }
}

function compare(
  candidate: (look: Look) => Examined,
  baseline: (look: Look) => Examined = () => seen(),
  mayStart = () => true,
) {
  const [ours, live] = [createBrowser(candidate), createBrowser(baseline)]
  const findings = compareWithBaseline(subjects, {
    maxTabs: 6,
    mayStart,
    candidate: ours.examine,
    baseline: live.examine,
    toBaseline: (subject) => subject,
    withoutExtensions: ours.examine,
    listExtensions: () => [],
    findUntranslated: () => [],
    describe: (failures) =>
      failures.map(({ subject, finding }) =>
        subject.kind === 'visit' ? `${subject.page.url}: ${finding}` : finding,
      ),
  })
  return { findings, candidateLooks: ours.looks, baselineLooks: live.looks }
}

const BUSY = /^The machine was too busy to look at \d+ of 12 pages .*--no-browser\.$/

describe('compareWithBaseline', () => {
  const measuring = (renderings: number): Examined => ({
    ...{ kind: 'seen', findings: [] },
    measures: { ...NO_MEASURES, renderings },
  })

  test.each([
    ['refuses what a page does more often than the live one, and says how often both do', 40, 2],
    ['refuses it too when the live one is above the limit itself', 1_000, 3],
  ])('%s', async (_name, live, more) => {
    const { findings } = compare(
      ({ url }) => measuring(url === '/3' ? live + 1_000 * more : 10),
      () => measuring(live),
    )
    expect((await findings).failures).toEqual([
      expect.stringContaining(
        `/3: It renders ${live + 1_000 * more} times by itself (usual ${live})`,
      ),
    ])
  })

  test('takes what a page does as often as the live one', async () => {
    const { findings } = compare(
      ({ url }) => measuring(url === '/3' ? 3_000 : 10),
      () => measuring(2_900),
    )
    expect((await findings).failures).toEqual([])
  })

  test('passes what was seen without findings, and opens no baseline', async () => {
    const { findings, baselineLooks } = compare(() => seen())
    expect(await findings).toEqual({ failures: [], notSeen: [], notes: [] })
    expect(baselineLooks).toEqual([])
  })

  test('passes nothing on a machine on which no page can be seen, and gives up early', async () => {
    const { findings, candidateLooks, baselineLooks } = compare(
      () => notSeen(),
      () => notSeen(),
    )
    const { failures, notSeen: unseen } = await findings
    expect(failures).toEqual([])
    expect(unseen).toEqual([expect.stringContaining('look at 12 of 12 pages')])
    expect(candidateLooks).toHaveLength(6)
    expect(baselineLooks).toHaveLength(1)
  })

  test('looks again with fewer tabs', async () => {
    const { findings, candidateLooks } = compare(({ tabs }) => (tabs > 2 ? notSeen() : seen()))
    expect(await findings).toEqual({ failures: [], notSeen: [], notes: [] })
    expect(new Set(candidateLooks.map(({ tabs }) => tabs))).toEqual(new Set([6, 2]))
  })

  test('refuses a page that cannot be used while the live one can', async () => {
    const { findings } = compare(({ url }) => (url === '/3' ? notSeen() : seen()))
    expect(await findings).toEqual({ failures: [`/3: ${REASON}`], notSeen: [], notes: [] })
  })

  test('gives up a version whose pages all cannot be used', async () => {
    const { findings, candidateLooks } = compare(() => notSeen())
    expect((await findings).failures).toHaveLength(3)
    expect(candidateLooks.length).toBeLessThan(15)
  })

  test('does not blame a page for a time-out that the live one makes just then', async () => {
    const { findings } = compare(
      ({ url }) => (url === '/3' ? notSeen() : seen()),
      ({ times }) => (times === 0 ? seen() : notSeen()),
    )
    const { failures, notSeen: unseen } = await findings
    expect(failures).toEqual([])
    expect(unseen).toEqual([expect.stringContaining('look at 1 of 12 pages (/3)')])
  })

  test('gives a page longer when the live one takes long, too', async () => {
    jest.useFakeTimers({ now: 0 })
    const { findings } = compare(
      ({ url, timeoutMs }) => (url === '/3' && timeoutMs < 60_000 ? notSeen() : seen()),
      () => {
        jest.setSystemTime(Date.now() + 20_000)
        return seen()
      },
    )
    expect(await findings).toEqual({ failures: [], notSeen: [], notes: [] })
    jest.useRealTimers()
  })

  test('refuses a fault that happens twice, and not with the live version', async () => {
    const { findings } = compare(({ url }) => (url === '/3' ? seen(FAULT) : seen()))
    expect((await findings).failures).toEqual([`/3: ${FAULT}`])
  })

  test('passes what happens once, or with the live version', async () => {
    const once = compare(({ times }) => (times === 0 ? seen(FAULT) : seen()))
    const live = compare(
      () => seen(FAULT),
      () => seen(FAULT),
    )
    const nothing = { failures: [], notSeen: [], notes: [] }
    expect([await once.findings, await live.findings]).toEqual([nothing, nothing])
  })

  test('does not let a live version excuse a fault that was not seen', async () => {
    const { findings } = compare(
      () => seen(FAULT),
      () => notSeen(),
    )
    const { failures, notSeen: unseen } = await findings
    expect(failures).toEqual([])
    expect(unseen).toEqual([expect.stringMatching(BUSY)])
  })

  test('does not pass a page that was left at a fault when that does not happen again', async () => {
    const { findings } = compare(({ url, times, timeoutMs }) => {
      expect(timeoutMs).toBeGreaterThanOrEqual(READY_TIMEOUT_MS)
      if (url !== '/3') return seen()
      return times === 0 ? notSeen(FAULT) : notSeen('It fails: otherwise.')
    })
    const { failures, notSeen: unseen } = await findings
    expect(failures).toEqual([])
    expect(unseen).toEqual([expect.stringContaining('look at 1 of 12 pages (/3)')])
  })

  test('refuses a page that leaves at a fault, whatever the rest is', async () => {
    const { findings } = compare(({ url }) => (url === '/3' ? notSeen(FAULT) : seen()))
    expect((await findings).failures).toEqual([`/3: ${FAULT}`])
  })

  test('ends when its time is over', async () => {
    let asked = 0
    const { findings } = compare(
      () => seen(),
      () => seen(),
      () => ++asked < 5,
    )
    expect((await findings).notSeen).toEqual([expect.stringMatching(BUSY)])
  })
})
