import { toPackedManifest } from './packed-manifest.ts'

const manifest = {
  name: '@shop/ui',
  version: '1.2.0',
  private: true,
  type: 'module',
  exports: {
    '.': './src/ui.ts',
    './*.css': './src/*.css',
    './*': './src/*',
    './package.json': './package.json',
  },
  dependencies: { '@shop/kernel': '*', leaflet: '1.9.4', zod: '*' },
  devDependencies: { jest: '*' },
  peerDependencies: { react: '^19.0.0' },
}
const versions = { packages: { '@shop/kernel': '4.1.0' }, libraries: { zod: '4.6.7' } }

describe('toPackedManifest', () => {
  test('leads the names of sources to built modules with their types, and other files to themselves', () => {
    expect(toPackedManifest(manifest, versions).exports).toEqual({
      '.': { types: './dist/ui.d.ts', default: './dist/ui.js' },
      './*.css': './dist/*.css',
      './*.ts': { types: './dist/*.d.ts', default: './dist/*.js' },
      './*.tsx': { types: './dist/*.d.ts', default: './dist/*.js' },
      './*.js': { types: './dist/*.d.ts', default: './dist/*.js' },
      './*': './dist/*',
      './package.json': './package.json',
    })
  })

  test('states every version, keeps peers, and drops what only this repository needs', () => {
    const packed = toPackedManifest(manifest, versions)
    expect(packed.dependencies).toEqual({
      '@shop/kernel': '^4.1.0',
      leaflet: '1.9.4',
      zod: '4.6.7',
    })
    expect(packed.peerDependencies).toEqual({ react: '^19.0.0' })
    expect(packed).not.toHaveProperty('private')
    expect(packed).not.toHaveProperty('devDependencies')
  })

  test('leads commands to built files', () => {
    const bin = { 'shop-start': './src/shop-start.js', release: 'dist/bin.js' }
    expect(toPackedManifest({ ...manifest, bin }, versions)).toMatchObject({
      bin: { 'shop-start': './dist/shop-start.js', release: 'dist/bin.js' },
    })
  })

  test('rejects a dependency whose version is stated nowhere', () => {
    const unknown = { ...manifest, dependencies: { unknown: '*' } }
    expect(() => toPackedManifest(unknown, versions)).toThrow('unknown is not stated')
  })
})
