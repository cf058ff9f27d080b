import path from 'node:path'

import { host } from '@shop/config/webpack.js'
import webpack, { type Configuration } from 'webpack'
import { repositoryRoot } from 'workspace/workspace.ts'

const FEDERATION_PLUGIN = 'ModuleFederationPlugin'
const FEDERATION_MODULE = /\/remotes\/federation\.ts$/
/** Names chunks for one remote; in one bundle, those of several would be joined. */
const GENERATED_MODULE = /\.generated\.ts$/
const unnamedChunksLoader = path.join(import.meta.dirname, 'unnamed-chunks.loader.js')
const STAND_IN = 'virtual:remote-routes'

type Plugin = NonNullable<Configuration['plugins']>[number]
const isFederation = (plugin: Plugin) => !!plugin && plugin.constructor.name === FEDERATION_PLUGIN

const routesFile = (remote: string) => path.join(repositoryRoot, remote, 'src/routes.generated.ts')

/** A module with the exports of the shell's `federation.ts`, which imports remotes' routes from their sources. */
function createStandIn(remotes: readonly string[]): string {
  const loaders = remotes.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(routesFile(name))}),`,
  )
  return `const remotes = {\n${loaders.join('\n')}\n}
export const loadRoutes = async (name) => (await remotes[name]()).routes\n`
}

/**
 * The shell's own build with the remotes in it instead of Module Federation. Like every `import()`, that of a remote's
 * routes splits the bundle: one shop, in the fewest bytes that webpack makes of it by itself.
 * @param folder that it is built into
 * @throws when the shell's build has no federation to replace
 */
export function createBundleConfig(remotes: readonly string[], folder: string): Configuration {
  const browser = host(path.join(repositoryRoot, 'shell')).find(({ plugins }) =>
    plugins?.some(isFederation),
  )
  if (!browser) throw new Error(`The shell's build must have one ${FEDERATION_PLUGIN}`)
  const { devServer: _, plugins = [], ...shell } = browser
  const standIn = createStandIn(remotes)
  return {
    ...shell,
    name: 'one-bundle',
    module: {
      ...shell.module,
      rules: [
        ...(shell.module?.rules ?? []),
        { test: GENERATED_MODULE, enforce: 'pre', loader: unnamedChunksLoader },
      ],
    },
    output: { ...shell.output, path: folder, uniqueName: 'one-bundle', clean: true },
    plugins: [
      ...plugins.filter((plugin) => !isFederation(plugin)),
      new webpack.NormalModuleReplacementPlugin(FEDERATION_MODULE, STAND_IN),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        'remote-routes': { type: '.js', source: () => standIn, version: standIn },
      }),
    ],
  }
}
