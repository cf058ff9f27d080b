import { reportTypeErrors } from './report-type-errors.ts'

test('type errors are reported when they change, and once when the last is gone', async () => {
  const found = [[], ['a.ts(1,2): error TS1: No.'], ['a.ts(1,2): error TS1: No.'], [], []]
  const logged: string[] = []
  async function* changes() {
    for (const _ of found.slice(1)) yield
  }
  const results = found.values()
  await reportTypeErrors(
    async () => results.next().value ?? [],
    changes(),
    (line) => logged.push(line),
  )
  expect(logged).toEqual([
    'Errors of types:\na.ts(1,2): error TS1: No.',
    'No errors of types any more.',
  ])
})
