import path from 'node:path'
import { runInNewContext } from 'node:vm'

import { build } from '../testing/build.ts'
import { remote } from '../webpack.js'

const repository = path.resolve(__dirname, '../../..')
const [configuration] = remote(path.join(repository, 'mfe-agents'))
const plugins = (configuration?.plugins ?? []).filter(
  (plugin) => plugin?.constructor.name === 'ProvidePlugin',
)

const START = "new Worker(new URL('./double.js', import.meta.url), { name: 'double' })"

/** What a page asks its browser to start. @param start source of a remote @param publicPath where its files are */
async function listStarted(start: string, publicPath: string): Promise<unknown[][]> {
  const files = { 'src/index.js': start, 'src/double.js': 'onmessage = () => {}' }
  const { 'main.js': script = '' } = await build(files, {
    target: 'web',
    output: { publicPath, chunkFilename: '[name].js' },
    plugins,
  })
  const started: unknown[][] = []
  class Worker {
    constructor(address: string | URL, options: unknown) {
      started.push([String(address), options])
    }
  }
  const location = { href: 'https://shop.test/agents', origin: 'https://shop.test' }
  runInNewContext(script, { Worker, URL, location, document: { baseURI: location.href } })
  return started
}

describe('a worker of a remote', () => {
  test.each([
    ['on another origin', 'https://cdn.test/mfe-agents/1.0.0/', '/mfe-agents/1.0.0/double.js'],
    ['below a path there', 'https://cdn.test/main/mfe-agents/1/', '/mfe-agents/1/double.js'],
    ['on the site', '/mfe-agents/1.0.0/', 'https://shop.test/mfe-agents/1.0.0/double.js'],
  ])('whose files are %s is started from the site', async (_, publicPath, address) => {
    expect(await listStarted(START, publicPath)).toEqual([[address, { name: 'double' }]])
  })

  test('that has no file is left to the content security policy', async () => {
    const start = "new Worker('blob:https://shop.test/1'); new Worker('data:text/javascript,1')"
    const started = await listStarted(start, 'https://cdn.test/mfe-agents/1.0.0/')
    expect(started.map(([address]) => address)).toEqual([
      'blob:https://shop.test/1',
      'data:text/javascript,1',
    ])
  })
})
