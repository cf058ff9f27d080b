import { runInNewContext } from 'node:vm'

import picturesLoader from './pictures.loader.js'
import { build } from './testing/build.ts'

const index = '{"steel":{"avif":{"320":"steel-320.avif"},"webp":"steel-320.webp","width":4}}'

/** Webpack takes no loader from Jest, so that it gets what comes of the loader. */
const buildPage = (pictures: Record<string, string>) =>
  build(
    {
      'index.js': "import pictures from './index.json.js'\nglobalThis.shown = pictures.steel",
      'index.json.js': picturesLoader(index),
      ...pictures,
    },
    {
      entry: './index.js',
      output: { assetModuleFilename: '[name][ext]', publicPath: '/at/' },
      module: { rules: [{ test: /\.(avif|webp)$/, type: 'asset/resource' }] },
    },
  )

describe('picturesLoader', () => {
  it('changes nothing but the names of files', () => {
    expect(picturesLoader('{"a":{"avif":{"1":"a-1.avif"},"width":1}}')).toBe(
      `import file_a_1_avif from './a-1.avif'\nexport default {"a":{"avif":{"1":file_a_1_avif},"width":1}}`,
    )
  })

  it('gives pages the addresses of the emitted files', async () => {
    const assets = await buildPage({ 'steel-320.avif': 'small', 'steel-320.webp': 'a picture' })
    expect(assets).toMatchObject({ 'steel-320.avif': 'small', 'steel-320.webp': 'a picture' })
    const page: { shown?: unknown } = {}
    runInNewContext(assets['main.js'] ?? '', page)
    expect(page.shown).toEqual({
      avif: { 320: '/at/steel-320.avif' },
      webp: '/at/steel-320.webp',
      width: 4,
    })
  })

  it('fails the build when a file is missing', async () => {
    await expect(buildPage({ 'steel-320.avif': '' })).rejects.toThrow(/steel-320\.webp/)
  })
})
