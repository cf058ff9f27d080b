/** A front end that a test can build, with a webpack configuration like the real ones. */
export const webpackProject = {
  'package.json': '{"version":"1.2.0"}',
  'src/main.js': 'export const shop = "open"; console.log(shop)',
  'webpack.config.js': `
    const page = '<html data-folder="%FOLDER%"><script src="%FOLDER%main.js"></script></html>'
    const isShell = __dirname.endsWith('shell')
    const manifest = JSON.stringify({
      name: 'mfe-agents', kernel: '^1.0.0', exposes: ['./routes'], shared: {}, budget: null, paths: ['/agents'], entry: 'main.js', preload: [], pages: {},
      meta: {}, noindex: [],
    })
    module.exports = {
      mode: process.env.NODE_ENV,
      entry: { main: './src/main.js' },
      devtool: 'source-map',
      plugins: [{
        apply: (compiler) => compiler.hooks.thisCompilation.tap('files', (compilation) => {
          const { RawSource } = compiler.webpack.sources
          if (isShell) compilation.emitAsset('index.html', new RawSource(page))
          else compilation.emitAsset('remote.json', new RawSource(manifest))
        }),
      }],
    }`,
}
