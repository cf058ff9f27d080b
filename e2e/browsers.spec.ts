import { expect, test } from './support/fixtures.ts'
import { doMainJob } from './support/main-job.ts'
import { deleteNewerBuiltIns } from './support/older-browser.ts'

// A declined card is a 402, which browsers log as an error.
test.use({ expected: [/status of 402/] })

test('in the oldest browsers a newcomer buys', async ({ page, newVisitor, text }) => {
  await deleteNewerBuiltIns(page)
  await doMainJob(page, newVisitor, text)
  const newer = () => [
    'canParse' in URL,
    'toSorted' in Array.prototype,
    'requestIdleCallback' in window,
  ]
  expect(await page.evaluate(newer)).toEqual([false, false, false])
})
