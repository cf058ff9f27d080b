import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

/** Waits with a chunk until it is known what its files must be. Chunks without a file of a kind have no hash in its name. */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_ATTACH)
  }

  /** @override */
  generate() {
    const { ensureChunk, publicPath } = RuntimeGlobals
    const names = [RuntimeGlobals.getChunkScriptFilename, RuntimeGlobals.getChunkCssFilename]
    return `
const ensureChunk = ${ensureChunk};
${ensureChunk} = (chunk, ...options) => {
  const files = [${names.join(', ')}].map((name) => name?.(chunk)).filter((file) => file && !/\\bundefined\\b/.test(file));
  const list = globalThis.integrity?.prepare(files.map((file) => ${publicPath} + file));
  return list ? list.then(() => ensureChunk(chunk, ...options)) : ensureChunk(chunk, ...options);
};`
  }
}

/** @param {string} source @param {string} element @param {string} url */
const setIntegrity = (source, element, url) => `${source}
{
  const digest = globalThis.integrity?.find(${url});
  if (digest) ${element}.integrity = digest;
}`

/** webpack plugin: scripts and style sheets that are loaded later must have the digests that were recorded at release. */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => setIntegrity(source, 'script', 'url'),
      )
      webpack.web.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'Integrity',
        (source) => setIntegrity(source, 'link', 'url'),
      )
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('Integrity', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.publicPath)
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule())
        })
    })
  }
}
