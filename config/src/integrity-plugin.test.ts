import { IntegrityPlugin } from './integrity-plugin.js'
import { build } from './testing/build.ts'

/** The text of the main script of a page that loads a chunk later. */
async function buildMain(plugins: InstanceType<typeof IntegrityPlugin>[]): Promise<string> {
  const files = {
    'src/index.js': 'import("./later.js")',
    'src/later.js': 'import "./later.css"; export const later = 1',
    'src/later.css': 'a { color: red }',
  }
  const { 'main.js': main = '' } = await build(files, {
    target: ['web', 'es2022'],
    experiments: { css: true },
    plugins,
  })
  return main
}

describe('IntegrityPlugin', () => {
  test('gives scripts and style sheets that are loaded later the digest that they must have', async () => {
    const main = await buildMain([new IntegrityPlugin()])
    expect(main).toContain('script.integrity = digest')
    expect(main).toContain('link.integrity = digest')
  })

  test('waits until the digests of a chunk are known', async () => {
    const main = await buildMain([new IntegrityPlugin()])
    expect(main).toMatch(/globalThis\.integrity\?\.prepare\(/)
    expect(main.indexOf('const ensureChunk = __webpack_require__.e')).toBeGreaterThan(
      main.indexOf('__webpack_require__.e = '),
    )
    expect(await buildMain([])).not.toContain('integrity')
  })
})
