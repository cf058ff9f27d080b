import { expect, test } from '@playwright/test'
import { acceptedCrafts } from 'tools/crafted/accepted-crafts.ts'
import { type BrowserChecks, startBrowserChecks } from 'tools/crafted/check-crafted.ts'
import { acceptedExtensions, refusedExtensions } from 'tools/crafted/extension-crafts.ts'
import { refusedConduct } from 'tools/crafted/refused-conduct.ts'
import { refusedEffects } from 'tools/crafted/refused-effects.ts'
import { type RefusedCraft, refusedPages } from 'tools/crafted/refused-pages.ts'

/** Opened when a remote of each kind is released; the rest runs when everything does. */
const SMOKE = /throws after|differently for members|leads to another|speaks English/

let checks: BrowserChecks

// They share one browser.
test.describe.configure({ mode: 'default', timeout: 900_000 })
test.beforeAll(async () => {
  checks = await startBrowserChecks()
})
test.afterAll(() => checks?.close())

function expectSentences(cases: readonly RefusedCraft[], found: readonly string[][]): void {
  for (const [index, [name, , sentence]] of cases.entries()) {
    expect.soft(found[index]?.join('\n'), `a version that ${name}`).toMatch(sentence)
  }
}

const first = (kinds: readonly RefusedCraft[][]) => kinds.flatMap((cases) => cases.slice(0, 1))
/** What concerns the whole version cannot stand beside other pages. */
const isOfVersion = ([, craft]: RefusedCraft) => craft.entry !== undefined
const isSmoke = ([name]: RefusedCraft) => SMOKE.test(name)

const allPages = first([...refusedPages, ...refusedConduct])
const ofPages = allPages.filter((each) => !isOfVersion(each))
const ofVersions = [...allPages.filter(isOfVersion), ...first(refusedEffects)]

for (const [title, tag, cases] of [
  ['fails there only', ['@smoke'], ofPages.filter(isSmoke)],
  ['harms its own visitors', [], ofPages.filter((each) => !isSmoke(each))],
] as const) {
  test(`the check in a browser refuses what ${title}`, { tag: [...tag] }, async () => {
    const found = await checks.checkPages(cases.map(([, craft]) => craft))
    expectSentences(cases, found.ofPages)
  })
}

test('it refuses what harms others, or the version as a whole', async () => {
  expectSentences(ofVersions, await checks.checkVersions(ofVersions.map(([, craft]) => craft)))
})

test('it refuses what a version adds to the pages of others, and tells of what others add to its own', async () => {
  const crafts = [...refusedExtensions, ...acceptedExtensions]
  const found = await checks.checkExtensions(crafts.map(([, craft]) => craft))
  expectSentences(refusedExtensions, found)
  expect(found.slice(refusedExtensions.length)).toEqual(acceptedExtensions.map(() => []))
  const [thrower] = refusedExtensions
  const { failures, notSeen, notes } = await checks.checkExtended(thrower?.[1] ?? {})
  expect([...failures, ...notSeen]).toEqual([])
  expect(notes.join('\n')).toMatch(
    /^mfe-probe-pages@1\.0\.0, \/probe-pages \(.*\): It fails: broken\. .*\(box0 of mfe-probe-boxes@1\.0\.0\): tell their team\./,
  )
})

test('it accepts pages that do what looks like each fault, and is none', async () => {
  const { all } = await checks.checkPages(acceptedCrafts.map(([, craft]) => craft))
  expect(all).toEqual([])
})

for (const name of ['shell', 'mfe-agents', 'mfe-catalog', 'mfe-checkout', 'mfe-content'] as const) {
  test(`it accepts the present ${name}, as if it were new`, async () => {
    expect(await checks.checkLive(name)).toEqual([])
  })
}
