import { discoveryEntrySchema } from '@shop/contracts/discovery.ts'
import fc from 'fast-check'

import { isDiscoveryEntry } from './is-discovery-entry.ts'

const wrong = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  7,
  true,
  [],
  ['x'],
  [7],
  {},
  { x: 7 },
)

const orWrong = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: wrong })

const entry = fc.record({
  url: orWrong(fc.webUrl()),
  fallbackUrl: orWrong(fc.option(fc.webUrl(), { nil: undefined })),
  metadata: orWrong(fc.record({ version: orWrong(fc.string()), integrity: wrong })),
  deployment: orWrong(
    fc.option(
      fc.record(
        { traffic: orWrong(fc.integer()), default: orWrong(fc.boolean()) },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
  ),
  extras: orWrong(
    fc.record({
      paths: orWrong(fc.array(orWrong(fc.string().map((path) => `/${path}`)))),
      kernel: orWrong(fc.string()),
      preload: orWrong(fc.array(orWrong(fc.string()))),
      pages: orWrong(fc.dictionary(fc.string(), orWrong(fc.array(fc.string())))),
    }),
  ),
})

test('isDiscoveryEntry accepts what the schema accepts, and nothing else', () => {
  let accepted = 0
  fc.assert(
    fc.property(entry, (raw) => {
      const isValid = discoveryEntrySchema.safeParse(raw).success
      accepted += Number(isValid)
      expect(isDiscoveryEntry(raw)).toBe(isValid)
    }),
    { numRuns: 2_000 },
  )
  expect(accepted).toBeGreaterThan(0)
})
