import webpack from 'webpack'

/**
 * Writes `remote.json` beside a remote's manifest: what the release tool needs to know of a build
 * without running it. A chunk called `page.NAME` holds the page of the path that `paths.json` calls NAME.
 */
export class RemoteDescriptionPlugin {
  /** @param {{ name: string, paths: Record<string, string>, kernel: string }} remote */
  constructor(remote) {
    this.remote = remote
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteDescription', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteDescription', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const json = JSON.stringify(this.describe(compilation), null, 2)
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(json))
        },
      )
    })
  }

  /** @param {import('webpack').Compilation} compilation */
  describe(compilation) {
    const { name, paths, kernel } = this.remote
    const filesOf = (/** @type {string} */ chunkName) =>
      [...(compilation.namedChunks.get(chunkName)?.files ?? [])].filter((file) =>
        file.endsWith('.js'),
      )
    const container = name.replaceAll('-', '_')
    return {
      name,
      kernel,
      paths: Object.values(paths),
      entry: filesOf(container)[0],
      preload: filesOf('routes'),
      pages: Object.fromEntries(
        Object.entries(paths).map(([key, pattern]) => [pattern, filesOf(`page.${key}`)]),
      ),
      messages: { en: filesOf('messages.en'), ar: filesOf('messages.ar') },
    }
  }
}
