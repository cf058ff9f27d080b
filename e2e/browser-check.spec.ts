import { expect, test } from '@playwright/test'
import { acceptedCrafts } from 'tools/crafted/accepted-crafts.ts'
import { type BrowserChecks, startBrowserChecks } from 'tools/crafted/check-crafted.ts'
import { refusedEffects } from 'tools/crafted/refused-effects.ts'
import { refusedPages } from 'tools/crafted/refused-pages.ts'

const refusedCrafts = [...refusedPages, ...refusedEffects]

/** Versions that are checked together, which takes less than one after the other. */
const BATCH = 9

/** Opened when a remote of each kind is released; the rest runs when everything does. */
const SMOKE =
  /throws after|differently for members|leads to another|speaks English|replaces fetch|all headings/

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

async function expectRefused(cases: typeof refusedCrafts): Promise<void> {
  const found = await checks.checkCrafts(cases.map(([, craft]) => craft))
  for (const [index, [name, , sentence]] of cases.entries()) {
    expect.soft(found[index]?.join('\n'), `a version that ${name}`).toMatch(sentence)
  }
}

async function expectAccepted(cases: typeof acceptedCrafts): Promise<void> {
  const found = await checks.checkCrafts(cases.map(([, craft]) => craft))
  for (const [index, [name]] of cases.entries()) {
    expect.soft(found[index], `a version that ${name}`).toEqual([])
  }
}

test('the check in a browser refuses what fails there only', { tag: '@smoke' }, async () => {
  test.setTimeout(600_000)
  await expectRefused(refusedCrafts.filter(([name]) => SMOKE.test(name)))
})

const rest = refusedCrafts.filter(([name]) => !SMOKE.test(name))
for (const [number, cases] of inBatches(rest)) {
  test(`it refuses versions from number ${number}`, async () => {
    test.setTimeout(600_000)
    await expectRefused(cases)
  })
}

for (const [number, cases] of inBatches(acceptedCrafts)) {
  test(`it accepts versions from number ${number}`, async () => {
    test.setTimeout(600_000)
    await expectAccepted(cases)
  })
}

for (const name of ['shell', 'mfe-agents', 'mfe-catalog', 'mfe-checkout', 'mfe-content'] as const) {
  test(`it accepts the present ${name}, as if it were new`, async () => {
    test.setTimeout(900_000)
    expect(await checks.checkLive(name)).toEqual([])
  })
}
