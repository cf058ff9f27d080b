import { expect, test } from '@playwright/test'
import { acceptedCrafts } from 'tools/crafted/accepted-crafts.ts'
import { type BrowserChecks, startBrowserChecks } from 'tools/crafted/check-crafted.ts'
import { refusedEffects } from 'tools/crafted/refused-effects.ts'
import { refusedPages } from 'tools/crafted/refused-pages.ts'

/** Pages that are checked together, which takes less than one after the other. */
const BATCH = 9

/** Opened when a remote of each kind is released; the rest runs when everything does. */
const SMOKE = /throws after|differently for members|leads to another|speaks English/

let checks: BrowserChecks

// They share one browser.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  checks = await startBrowserChecks()
})
test.afterAll(() => checks?.close())

function* inBatches<Case>(cases: readonly Case[]): Generator<[number, Case[]]> {
  for (let start = 0; start < cases.length; start += BATCH) {
    yield [start + 1, cases.slice(start, start + BATCH)]
  }
}

function expectSentences(cases: typeof refusedPages, found: readonly string[][]): void {
  for (const [index, [name, , sentence]] of cases.entries()) {
    expect.soft(found[index]?.join('\n'), `a version that ${name}`).toMatch(sentence)
  }
}

/** What concerns the whole version cannot stand beside other pages. */
const isOfVersion = ([, craft]: (typeof refusedPages)[number]) => craft.entry !== undefined

const ofPages = refusedPages.filter((each) => !isOfVersion(each))
const ofVersions = [...refusedPages.filter(isOfVersion), ...refusedEffects]
const isSmoke = ([name]: (typeof refusedPages)[number]) => SMOKE.test(name)

test('the check in a browser refuses what fails there only', { tag: '@smoke' }, async () => {
  test.setTimeout(600_000)
  const cases = ofPages.filter(isSmoke)
  const found = await checks.checkPages(cases.map(([, craft]) => craft))
  expectSentences(cases, found.ofPages)
})

for (const [number, cases] of inBatches(ofPages.filter((each) => !isSmoke(each)))) {
  test(`it refuses pages from number ${number}`, async () => {
    test.setTimeout(900_000)
    const found = await checks.checkPages(cases.map(([, craft]) => craft))
    expectSentences(cases, found.ofPages)
  })
}

for (const [number, cases] of inBatches(ofVersions)) {
  test(`it refuses versions from number ${number}`, async () => {
    test.setTimeout(900_000)
    expectSentences(cases, await checks.checkVersions(cases.map(([, craft]) => craft)))
  })
}

for (const [number, cases] of inBatches(acceptedCrafts)) {
  test(`it accepts pages from number ${number}`, async () => {
    test.setTimeout(900_000)
    const { all } = await checks.checkPages(cases.map(([, craft]) => craft))
    expect(all).toEqual([])
  })
}

for (const name of ['shell', 'mfe-agents', 'mfe-catalog', 'mfe-checkout', 'mfe-content'] as const) {
  test(`it accepts the present ${name}, as if it were new`, async () => {
    test.setTimeout(900_000)
    expect(await checks.checkLive(name)).toEqual([])
  })
}
