import type { DiscoveryEntry } from './discovery.ts'
import { selectVersion } from './traffic.ts'

function entry(version: string, traffic?: number, standard = false): DiscoveryEntry {
  return {
    url: `/mfe-x/${version}/entry.js`,
    metadata: { version },
    ...(traffic !== undefined && { deployment: { traffic, default: standard } }),
    extras: { paths: ['/x'], kernel: '^1.0.0', preload: [], pages: {} },
  }
}

const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`)
const trial = [entry('1.0.0', 70, true), entry('2.0.0', 30)]
const versionOf = (entries: DiscoveryEntry[], visitor: string, name = 'mfe-x') =>
  selectVersion(entries, visitor, name)?.metadata.version

/** Percent of the visitors that get a version. */
const shareOf = (version: string, entries: DiscoveryEntry[], name = 'mfe-x') =>
  (100 * visitors.filter((visitor) => versionOf(entries, visitor, name) === version).length) /
  visitors.length

test.each(['mfe-catalog', 'mfe-checkout', 'mfe-agents', 'mfe-content'])(
  'of the visitors of %s, as many take part as were asked for',
  (name) => {
    expect(Math.abs(shareOf('2.0.0', trial, name) - 30)).toBeLessThan(3)
    expect(Math.abs(shareOf('1.0.0', trial, name) - 70)).toBeLessThan(3)
  },
)

test('that holds for several trials, and for small ones', () => {
  const entries = [entry('1.0.0', 65, true), entry('2.0.0', 10), entry('3.0.0', 25)]
  expect(Math.abs(shareOf('2.0.0', entries) - 10)).toBeLessThan(3)
  expect(Math.abs(shareOf('3.0.0', entries) - 25)).toBeLessThan(3)
  const few = shareOf('2.0.0', [entry('1.0.0', 99, true), entry('2.0.0', 1)])
  expect(few).toBeGreaterThan(0.3)
  expect(few).toBeLessThan(1.7)
})

test('a visitor gets the same each time, wherever the live version stands in the list', () => {
  for (const visitor of visitors) {
    expect(versionOf(trial.toReversed(), visitor)).toBe(versionOf(trial, visitor))
  }
})

test('who takes part stays in when more do', () => {
  const more = [entry('1.0.0', 40, true), entry('2.0.0', 60)]
  const before = visitors.filter((visitor) => versionOf(trial, visitor) === '2.0.0')
  expect(before.every((visitor) => versionOf(more, visitor) === '2.0.0')).toBe(true)
})

test('taking part in one remote’s trial says nothing about another’s', () => {
  const inBoth = visitors.filter((visitor) =>
    ['mfe-catalog', 'mfe-content'].every((name) => versionOf(trial, visitor, name) === '2.0.0'),
  )
  expect(Math.abs((100 * inBoth.length) / visitors.length - 9)).toBeLessThan(2)
})

test('ids of any kind are spread evenly', () => {
  const kinds: ((index: number) => string)[] = [
    (index) => String(index),
    (index) => `${index}-suffix`,
    (index) => (index * 7919).toString(16).padStart(8, '0'),
    (index) => `زائر ${index}`,
  ]
  for (const idOf of kinds) {
    const ids = visitors.map((_, index) => idOf(index))
    const share = ids.filter((id) => versionOf(trial, id) === '2.0.0').length / ids.length
    expect(Math.abs(share - 0.3)).toBeLessThan(0.03)
  }
})

test('without a trial everybody gets what is live', () => {
  expect(shareOf('1.0.0', [entry('1.0.0', 100, true)])).toBe(100)
  expect(shareOf('1.0.0', [entry('1.0.0')])).toBe(100)
  expect(shareOf('1.0.0', [entry('1.0.0', 100, true), entry('2.0.0', 0)])).toBe(100)
})

test('without any version there is none', () => {
  expect(selectVersion([], 'visitor', 'mfe-x')).toBeUndefined()
})
