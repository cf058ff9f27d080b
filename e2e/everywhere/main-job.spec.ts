import { test } from '../support/fixtures.ts'
import { doMainJob } from '../support/main-job.ts'

// A declined card is a 402, which browsers log as an error.
test.use({ expected: [/status of 402/] })

test(
  'a newcomer fills the cart, registers on the way, pays by card and sees the result',
  { tag: '@smoke' },
  ({ page, newVisitor, text }) => doMainJob(page, newVisitor, text),
)
