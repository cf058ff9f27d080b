import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderVersionFiles } from 'release-store/version-files.ts'

import { createManifest } from '../testing/release-fixtures.ts'
import { compareWithBaseline } from './compare.ts'
import { describeFailures, describeUnmet } from './describe-failures.ts'
import type { Examined } from './examine-all.ts'
import { NO_MEASURES } from './measures.ts'
import { planSubjects, toBaseline } from './plan-subjects.ts'
import { listAdded, withoutExtensions } from './shop-versions.ts'
import type { OpenedPage, Subject } from './visits.ts'
import { readFailures } from './watch-page.ts'

const extension = {
  ...{ key: 'bestSellers', slots: ['cart.empty', 'not-found.below'], order: 0, files: [] },
  height: { narrow: 300, wide: 200 },
}
const checkout = {
  ...createManifest('mfe-checkout', ['/checkout', '/cart/:id']),
  slots: { '/cart/:id': ['cart.empty'] },
}
const catalog = { ...createManifest('mfe-catalog', ['/shop']), extensions: [extension] }

const files = folderVersionFiles('/nowhere')
const shop = {
  versions: [
    { name: 'shell', version: '9', files },
    { name: 'mfe-catalog', version: '3', files },
    { name: 'mfe-checkout', version: '5', files },
  ] as const,
  manifests: new Map<string, RemoteManifest>([
    ['mfe-catalog', catalog],
    ['mfe-checkout', checkout],
  ]),
}
const versions = { ...shop, versions: [...shop.versions] }
const addresses = { '/cart/:id': '/cart/7' }

const planOf = (...names: ('mfe-catalog' | 'mfe-checkout')[]) =>
  planSubjects(
    versions,
    names.map((name) => ({ name })),
    addresses,
  )
const visitsOf = (subjects: readonly Subject[]) =>
  subjects.flatMap((subject) => (subject.kind === 'visit' ? subject : []))

describe('planSubjects of extensions', () => {
  const slotVisits = visitsOf(planOf('mfe-catalog')).filter(({ page }) => page.extension)

  test.each([
    ['cart.empty', 'mfe-checkout', '/cart/7'],
    ['not-found.below', 'shell', '/not-a-page'],
  ])(
    'opens %s on a page of %s, in each language with an empty cart and a full one',
    (slot, owner, url) => {
      const visits = slotVisits.filter(({ page }) => page.extension?.slot === slot)
      expect(
        visits.map(({ visitor }) => `${visitor.language} ${visitor.cartLines}`).toSorted(),
      ).toEqual(['ar 0', 'ar 3', 'en 0', 'en 3'])
      expect(new Set(visits.map(({ visitor }) => visitor.theme)).size).toBe(2)
      expect(new Set(visits.map(({ page }) => `${page.remote} ${page.url}`))).toEqual(
        new Set([`${owner} ${url}`]),
      )
      expect(visits.map((visit) => toBaseline(visit, versions))).toMatchObject(
        visits.map(({ page }) => ({ page })),
      )
    },
  )

  test('opens one for members as members only', () => {
    const manifests = new Map(shop.manifests)
    const condition = { members: true }
    manifests.set('mfe-catalog', { ...catalog, extensions: [{ ...extension, condition }] })
    const plan = planSubjects({ ...versions, manifests }, [{ name: 'mfe-catalog' }], addresses)
    const visits = visitsOf(plan).filter(({ page }) => page.extension)
    expect(visits.every(({ visitor }) => visitor.isMember)).toBe(true)
  })

  test('shows its pages in the tour, and not as pages of others', () => {
    const tour = planOf('mfe-catalog').find(({ kind }) => kind === 'tour')
    expect(tour).toMatchObject({
      pages: [{ url: '/shop' }, { url: '/cart/7' }, { url: '/not-a-page' }],
      others: [{ url: '/error' }, { url: '/checkout' }],
    })
  })

  test('opens no page of others for a remote that fills no slot', () => {
    expect(
      visitsOf(planOf('mfe-checkout')).filter(({ page }) => page.remote !== 'mfe-checkout'),
    ).toEqual([])
  })
})

const cart: OpenedPage = {
  ...{ remote: 'mfe-checkout', pattern: '/cart/:id', url: '/cart/7' },
  ...{ isRedirect: false, isHidden: false },
}
const slotPage: OpenedPage = {
  ...cart,
  extension: { remote: 'mfe-catalog', key: 'bestSellers', slot: 'cart.empty' },
}
const [{ visitor } = { visitor: undefined }] = visitsOf(planOf('mfe-checkout'))
const visitOf = (page: OpenedPage): Subject => {
  if (!visitor) throw new Error('There is none')
  return { kind: 'visit', page, visitor, checksAccessibility: false }
}

test('describeFailures names the extension’s version, its slot and whose page it is on', () => {
  const failures = [{ subject: visitOf(slotPage), finding: 'It fails: broken.' }]
  const [line] = describeFailures(failures, versions, [{ name: 'mfe-catalog', version: '3' }], 5)
  expect(line).toMatch(
    /^mfe-catalog@3, in cart\.empty of mfe-checkout@5, \/cart\/7 \(.*\): It fails: broken\.$/,
  )
})

test('describeUnmet names the slots that nobody has met', () => {
  const unmet = visitOf(slotPage)
  expect(describeUnmet([unmet, unmet], [])).toEqual([
    'Nobody has seen bestSellers in cart.empty: the slot is not on /cart/7 for any visitor. Give its page an "example" address that shows it.',
  ])
  expect(describeUnmet([unmet], [unmet])).toEqual([])
})

test('readFailures reads what a page reports of loading and rendering, whatever else it sends', () => {
  const report = { remote: 'mfe-catalog', phase: 'render', message: 'broken', page: '/' }
  const sent = [
    { vital: 'LCP' },
    { ...report, phase: 'use' },
    { ...report, message: 1 },
    null,
    report,
  ]
  expect(readFailures(JSON.stringify(sent))).toEqual([
    { remote: 'mfe-catalog', phase: 'render', message: 'broken' },
  ])
  for (const text of [null, 'no JSON', '{}']) expect(readFailures(text)).toEqual([])
})

test('listAdded names what others add to a page', () => {
  expect(listAdded(versions, cart)).toEqual(['bestSellers of mfe-catalog@3'])
  expect(listAdded(versions, { ...cart, pattern: '/checkout' })).toEqual([])
})

test('withoutExtensions leaves out what those that are not checked add to pages', async () => {
  const folder = await createTemporaryFolder({
    'remote.json': JSON.stringify(catalog),
    'a.js': 'run()',
  })
  const stored = { name: 'mfe-catalog', version: '3', files: folderVersionFiles(folder) } as const
  const read = async (names: string[]) => {
    const [bare] = withoutExtensions({ ...versions, versions: [stored] }, names).versions
    const textOf = async (file: string) =>
      Buffer.from((await bare?.files.readBytes(file)) ?? []).toString()
    return {
      manifest: JSON.parse(await textOf('remote.json')) as object,
      script: await textOf('a.js'),
    }
  }
  expect(await read(['mfe-checkout'])).toEqual({
    manifest: { ...catalog, extensions: [] },
    script: 'run()',
  })
  expect(await read(['mfe-catalog'])).toMatchObject({ manifest: catalog })
})

describe('compareWithBaseline of a page with extensions of others', () => {
  const FAULT = 'It fails: broken. Mend that.'
  const seen = (...findings: string[]): Examined => ({
    kind: 'seen',
    findings,
    measures: NO_MEASURES,
  })

  const compare = (alone: Examined) =>
    compareWithBaseline([visitOf(cart)], {
      ...{ maxTabs: 1, mayStart: () => true },
      candidate: async (batch) =>
        new Map(
          batch.map((subject) => [
            subject,
            subject.kind === 'visit' && subject.page.remote === 'shell'
              ? seen()
              : { kind: 'seen', findings: [FAULT], measures: NO_MEASURES },
          ]),
        ),
      baseline: async (batch) => new Map(batch.map((subject) => [subject, seen()])),
      withoutExtensions: async (batch) => new Map(batch.map((subject) => [subject, alone])),
      listExtensions: () => ['bestSellers of mfe-catalog@3'],
      toBaseline: (subject) => subject,
      findUntranslated: () => [],
      describe: (failures) => failures.map(({ finding }) => finding),
    })

  test('only tells of a fault that is not there without them', async () => {
    expect(await compare(seen())).toEqual({
      failures: [],
      notSeen: [],
      notes: [
        `${FAULT} It is not there without what others add to the page (bestSellers of mfe-catalog@3): tell their team.`,
      ],
    })
  })

  test.each<[string, Examined]>([
    ['is there without them', seen(FAULT)],
    ['could not be looked at without them', { kind: 'notSeen', findings: [], reason: 'busy' }],
  ])('refuses a fault that %s', async (_, alone) => {
    expect(await compare(alone)).toMatchObject({ failures: [FAULT], notes: [] })
  })
})
