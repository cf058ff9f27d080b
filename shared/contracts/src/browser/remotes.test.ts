import { localeOf } from '../rules/locale-files.ts'
import { isRemoteName } from '../rules/remote-name.ts'
import type { DiscoveryEntry } from '../wire/discovery.ts'
import { remoteManifestSchema } from '../wire/remote-manifest.ts'
import { formatOverrides, isUrl, isVersion, parseOverrides } from './overrides.ts'
import { chooseVersion, drawVisitorId, isVisitorId, selectVersion } from './traffic.ts'

describe('isRemoteName', () => {
  test.each(['mfe-catalog', 'mfe-gift-cards', 'mfe-3d', 'mfe-a', 'mfe-b2b-portal-2'])(
    'returns true for %s',
    (name) => expect(isRemoteName(name)).toBe(true),
  )

  test.each([
    '',
    'mfe',
    'mfe-',
    'mfe--x',
    'mfe-X',
    'mfe-a-',
    'mfe-a--b',
    'mfe-a_b',
    'mfe-a.b',
    'mfe-a/b',
    'mfe-a\n',
    'mfe-كتب',
    ' mfe-a',
    'xmfe-a',
    'shell',
  ])('returns false for %j', (name) => expect(isRemoteName(name)).toBe(false))
})

const meta = { title: 'Shop', description: 'Cards.' }

const description = {
  name: 'mfe-catalog',
  kernel: '^1.0.0',
  exposes: ['./routes'],
  shared: { react: { version: '19.3.1', requiredVersion: '^19.3.1' } },
  budget: null,
  paths: ['/shop'],
  entry: 'remoteEntry.js',
  preload: ['routes.js'],
  pages: { '/shop': ['page.shop.js'] },
  meta: { '/shop': { en: meta, ar: meta } },
  noindex: [],
}

describe('remoteManifestSchema', () => {
  test('accepts a description', () => {
    expect(remoteManifestSchema.parse(description)).toEqual(description)
  })

  test('accepts origins by what pages ask them for', () => {
    const origins = { connect: ['https://tiles.example:8443', 'http://localhost:9000'], font: [] }
    expect(remoteManifestSchema.parse({ ...description, touches: { origins } })).toEqual({
      ...description,
      touches: { origins },
    })
  })

  test.each(Object.keys(description))('rejects a description without %s', (key) => {
    const rest = { ...description, [key]: undefined }
    expect(remoteManifestSchema.safeParse(rest).success).toBe(false)
  })

  test.each([
    { paths: [] },
    { paths: ['shop'] },
    { budget: '256 KB' },
    { meta: { '/shop': { en: meta } } },
    { touches: { origins: ['https://tiles.example'] } },
    { touches: { origins: { script: ['https://tiles.example'] } } },
    { touches: { origins: { connect: ['https://*.example'] } } },
    { touches: { origins: { connect: ['https://tiles.example/1'] } } },
    { touches: { origins: { connect: ['https://tiles.example;'] } } },
    { touches: { origins: { connect: ['http://tiles.example'] } } },
  ])('rejects %j', (changes) => {
    expect(remoteManifestSchema.safeParse({ ...description, ...changes }).success).toBe(false)
  })
})

describe('localeOf', () => {
  test.each([
    ['messages.en.0123456789.js', 'en'],
    ['messages.ar.js', 'ar'],
    ['messages.help.ar.0123456789.js', 'ar'],
    ['messages.help.guides.en.0123456789.js', 'en'],
    ['messages.fr.js', undefined],
    ['page.en.js', undefined],
    ['routes.js', undefined],
  ])('localeOf(%j) returns %s', (file, locale) => expect(localeOf(file)).toBe(locale))
})

describe('parseOverrides', () => {
  test('parses versions and URLs, the inverse of formatOverrides', () => {
    const text = 'mfe-catalog@1.2.0-ab12,mfe-agents@http://localhost:3103'
    const overrides = parseOverrides(text)
    expect([...overrides]).toEqual([
      ['mfe-catalog', '1.2.0-ab12'],
      ['mfe-agents', 'http://localhost:3103'],
    ])
    expect(formatOverrides(overrides)).toBe(text)
  })

  test('parses a remote name of several words', () => {
    expect([...parseOverrides('mfe-gift-cards@1.0.0')]).toEqual([['mfe-gift-cards', '1.0.0']])
  })

  test('keeps what cannot be used, so that it is rejected with a reason', () => {
    expect([...parseOverrides('mfe-catalog,shell@1.0.0,mfe-catalog@../../evil')]).toEqual([
      ['mfe-catalog', '../../evil'],
      ['shell', '1.0.0'],
    ])
  })

  test.each(['', ',', '@1.0.0'])('drops %j, which has no name', (text) =>
    expect(parseOverrides(text).size).toBe(0),
  )
})

describe('isUrl', () => {
  test('tells a URL from a version', () => {
    expect(isUrl('https://dev.test')).toBe(true)
    expect(isUrl('1.2.0')).toBe(false)
  })
})

describe('isVersion', () => {
  test.each([
    ['1.2.0-ab12', true],
    ['', false],
    ['.hidden', false],
    ['..', false],
    ['1.0.0/../2.0.0', false],
  ])('returns for %j: %s', (text, expected) => expect(isVersion(text)).toBe(expected))
})

function entry(version: string, traffic?: number, isDefault = false): DiscoveryEntry {
  return {
    url: `/mfe-x/${version}/entry.js`,
    metadata: { version },
    ...(traffic !== undefined && { deployment: { traffic, default: isDefault } }),
    extras: { paths: ['/x'], kernel: '^1.0.0', preload: [], pages: {} },
  }
}

const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`)
const canary = [entry('1.0.0', 70, true), entry('2.0.0', 30)]

const versionOf = (entries: DiscoveryEntry[], visitor: string, name = 'mfe-x') =>
  selectVersion(entries, visitor, name)?.metadata.version

/** Percentage of visitors that get a version. */
const shareOf = (version: string, entries: DiscoveryEntry[], name = 'mfe-x') =>
  (100 * visitors.filter((visitor) => versionOf(entries, visitor, name) === version).length) /
  visitors.length

describe('selectVersion', () => {
  test.each(['mfe-catalog', 'mfe-checkout', 'mfe-agents', 'mfe-content'])(
    'selects a canary of %s for its share of visitors',
    (name) => {
      expect(Math.abs(shareOf('2.0.0', canary, name) - 30)).toBeLessThan(3)
      expect(Math.abs(shareOf('1.0.0', canary, name) - 70)).toBeLessThan(3)
    },
  )

  test('selects several and small canaries for their shares', () => {
    const entries = [entry('1.0.0', 65, true), entry('2.0.0', 10), entry('3.0.0', 25)]
    expect(Math.abs(shareOf('2.0.0', entries) - 10)).toBeLessThan(3)
    expect(Math.abs(shareOf('3.0.0', entries) - 25)).toBeLessThan(3)
    const few = shareOf('2.0.0', [entry('1.0.0', 99, true), entry('2.0.0', 1)])
    expect(few).toBeGreaterThan(0.3)
    expect(few).toBeLessThan(1.7)
  })

  test('is deterministic, independent of the entries’ order', () => {
    for (const visitor of visitors) {
      expect(versionOf(canary.toReversed(), visitor)).toBe(versionOf(canary, visitor))
    }
  })

  test('keeps a canary’s visitors when its share grows', () => {
    const more = [entry('1.0.0', 40, true), entry('2.0.0', 60)]
    const before = visitors.filter((visitor) => versionOf(canary, visitor) === '2.0.0')
    expect(before.every((visitor) => versionOf(more, visitor) === '2.0.0')).toBe(true)
  })

  test('is independent between remotes', () => {
    const inBoth = visitors.filter((visitor) =>
      ['mfe-catalog', 'mfe-content'].every((name) => versionOf(canary, visitor, name) === '2.0.0'),
    )
    expect(Math.abs((100 * inBoth.length) / visitors.length - 9)).toBeLessThan(2)
  })

  test('is uniform over ids of any form', () => {
    const kinds: ((index: number) => string)[] = [
      (index) => String(index),
      (index) => `${index}-suffix`,
      (index) => (index * 7919).toString(16).padStart(8, '0'),
      (index) => `زائر ${index}`,
    ]
    for (const idOf of kinds) {
      const ids = visitors.map((_, index) => idOf(index))
      const share = ids.filter((id) => versionOf(canary, id) === '2.0.0').length / ids.length
      expect(Math.abs(share - 0.3)).toBeLessThan(0.03)
    }
  })

  test('selects the default version without a canary', () => {
    expect(shareOf('1.0.0', [entry('1.0.0', 100, true)])).toBe(100)
    expect(shareOf('1.0.0', [entry('1.0.0')])).toBe(100)
    expect(shareOf('1.0.0', [entry('1.0.0', 100, true), entry('2.0.0', 0)])).toBe(100)
  })

  test('returns undefined without entries', () => {
    expect(selectVersion([], 'visitor', 'mfe-x')).toBeUndefined()
  })
})

describe('drawVisitorId', () => {
  test('draws one of 10,000 numbers', () => {
    const ids = Array.from({ length: 2_000 }, drawVisitorId)
    expect(ids.every((id) => isVisitorId(id) && Number(id) < 10_000)).toBe(true)
    expect(new Set(ids).size).toBeGreaterThan(1_500)
  })

  test.each(['mfe-catalog', 'mfe-agents'])('is fine enough for one percent of %s', (name) => {
    const entries = [entry('1.0.0', 99, true), entry('2.0.0', 1)]
    const ids = Array.from({ length: 10_000 }, (_, id) => String(id))
    const share = ids.filter((id) => versionOf(entries, id, name) === '2.0.0').length / 100
    expect(Math.abs(share - 1)).toBeLessThan(0.3)
  })

  test.each(['', '-1', '10000', '1e3', ' 1', '<script>'])('isVisitorId rejects %j', (text) =>
    expect(isVisitorId(text)).toBe(false),
  )
})

describe('chooseVersion', () => {
  const choose = (entries: DiscoveryEntry[], assigned?: string) => {
    const getVisitorId = jest.fn(() => 'visitor-1')
    const version = chooseVersion(entries, 'mfe-x', assigned, getVisitorId)?.metadata.version
    return { version, drawn: getVisitorId.mock.calls.length }
  }

  test('returns the assigned version while it is live for anybody', () => {
    for (const version of ['1.0.0', '2.0.0']) {
      expect(choose(canary, version)).toEqual({ version, drawn: 0 })
    }
  })

  test.each([undefined, '', '0.9.0'])('returns that of the visitor’s id without one (%s)', (none) =>
    expect(choose(canary, none)).toEqual({ version: versionOf(canary, 'visitor-1'), drawn: 1 }),
  )

  test('asks for no id without a canary', () => {
    expect(choose([entry('1.0.0')])).toEqual({ version: '1.0.0', drawn: 0 })
    expect(choose([])).toEqual({ version: undefined, drawn: 0 })
  })
})
