import { remoteManifestSchema } from './remote-manifest.ts'

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

  test.each(Object.keys(description))('rejects a description without %s', (key) => {
    const rest = { ...description, [key]: undefined }
    expect(remoteManifestSchema.safeParse(rest).success).toBe(false)
  })

  test.each([
    { paths: [] },
    { paths: ['shop'] },
    { budget: '256 KB' },
    { meta: { '/shop': { en: meta } } },
  ])('rejects %j', (changes) => {
    expect(remoteManifestSchema.safeParse({ ...description, ...changes }).success).toBe(false)
  })
})
