import { measureBundledLibraries } from './bundled-libraries.js'
import { build } from './testing/build.ts'

/** Builds these sources and measures what the chunk `routes` brings. */
async function measure(files: Record<string, string>) {
  let libraries: Record<string, number> = {}
  await build(files, {
    mode: 'production',
    entry: { main: './src/index.js' },
    plugins: [
      {
        apply: (compiler) =>
          compiler.hooks.afterEmit.tap('Test', (compilation) => {
            libraries = measureBundledLibraries(compilation, ['routes'])
          }),
      },
    ],
  })
  return libraries
}

const library = (name: string, text: string) => ({
  [`node_modules/${name}/package.json`]: `{"name":"${name}","version":"1.0.0"}`,
  [`node_modules/${name}/index.js`]: text,
})
const text = 'export const text = "a library"'
const files = {
  'src/index.js': 'import "standalone"\nimport(/* webpackChunkName: "routes" */ "./routes.js")',
  'src/routes.js':
    'import { text } from "@maps/tiles"\nconsole.log(text)\nimport("./page.js").then(console.log)',
  'src/page.js': 'export { text } from "forms"',
  ...library('standalone', 'console.log("alone")'),
  ...library('@maps/tiles', text),
  ...library('forms', text),
}

describe('measureBundledLibraries', () => {
  test('returns the bytes of what the chunk and its imports bring, joined modules too', async () => {
    expect(await measure(files)).toEqual({ '@maps/tiles': text.length, forms: text.length })
  })

  test('returns nothing without that chunk', async () => {
    expect(await measure({ 'src/index.js': 'console.log(1)' })).toEqual({})
  })
})
