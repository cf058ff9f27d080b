import webpack from 'webpack'

/**
 * Writes `remote.json` beside a remote's files: what the release tool needs to know of a build
 * without running it. A chunk called `page.NAME` holds the page of the path that `paths.json` calls NAME;
 * `messages.LANG` and `messages.NAME.LANG` hold the messages of the remote and of that page.
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
    const filesOf = (/** @type {string} */ group) =>
      (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) =>
        file.endsWith('.js'),
      )
    const container = name.replaceAll('-', '_')
    return {
      name,
      kernel,
      paths: Object.values(paths),
      entry: filesOf(container)[0],
      preload: ['routes', 'messages.en', 'messages.ar'].flatMap(filesOf),
      pages: Object.fromEntries(
        Object.entries(paths).map(([key, pattern]) => [
          pattern,
          [`page.${key}`, `messages.${key}.en`, `messages.${key}.ar`].flatMap(filesOf),
        ]),
      ),
    }
  }
}
