import path from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import * as core from '@module-federation/runtime-core'
import webpack, { type Configuration } from 'webpack'

import { build } from '../testing/build.ts'

interface Container {
  init(scope: object): Promise<void>
  get(name: string): Promise<() => { text: string }>
}

const production: Configuration = {
  mode: 'production',
  target: ['web', 'es2022'],
  optimization: { minimize: false },
}

const runScript = globalThis.eval as (script: string) => unknown

/** Runs the script of a production build. @returns the core that it leaves in the page */
async function runHost(): Promise<Record<string, unknown>> {
  const entry = path.join(__dirname, 'federation-runtime.js')
  const { 'main.js': script = '' } = await build({}, { ...production, entry })
  runScript(script)
  return Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE') as Record<string, unknown>
}

/** The container of a remote that another team built, with the plug-in alone. */
async function runRemote(): Promise<Container> {
  const { 'remoteEntry.js': script = '' } = await build(
    { 'src/thing.js': 'import { text } from "words"; export { text }' },
    {
      ...production,
      entry: {},
      output: { publicPath: '' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'other_team',
          filename: 'remoteEntry.js',
          exposes: { './thing': './src/thing.js' },
          shared: { words: { singleton: true, import: false, requiredVersion: '^1.0.0' } },
          manifest: false,
          dts: false,
          experiments: { externalRuntime: true },
        }),
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
    },
  )
  runScript(script)
  return Reflect.get(globalThis, 'other_team') as Container
}

let provided: Record<string, unknown> = {}
beforeAll(async () => (provided = await runHost()))

test('gives remotes the whole federation core', () => {
  const { default: _, ...whole } = core as Record<string, unknown>
  expect(Object.keys(provided).toSorted()).toEqual(Object.keys(whole).toSorted())
})

test('is all that a remote needs which was built with `externalRuntime` and nothing of ours', async () => {
  const container = await runRemote()
  const lib = () => ({ text: 'shared by the page' })
  await container.init({
    words: { '1.2.0': { lib, loaded: true, from: 'shell', shareConfig: {}, scope: ['default'] } },
  })
  const thing = await container.get('./thing')
  expect(thing().text).toBe('shared by the page')
})
