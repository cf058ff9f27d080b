import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {{ webpack: string, directory: string }} BuildJob webpack's module, and the folder of a front end */
/** @typedef {{ percent: number } | { problem: string | null }} BuildReport how far a build is, or that it has ended */

// A process of its own, which builds one front end after the other: webpack and its loaders are started once for all.

/** @param {string} file @returns {Promise<unknown>} what a module exports by default */
async function importDefault(file) {
  /** @type {unknown} */
  const module = await import(pathToFileURL(file).href)
  return /** @type {{ default: unknown }} */ (module).default
}

/** @param {BuildReport} report */
const tell = (report) => void process.send?.(report)

/** @param {BuildJob} job @returns {Promise<string | null>} what is wrong with it */
async function build({ webpack: file, directory }) {
  const webpack = /** @type {typeof import('webpack')} */ (await importDefault(file))
  const exported = await importDefault(path.join(directory, 'webpack.config.js'))
  const configurations = /** @type {import('webpack').Configuration[]} */ ([exported].flat())
  // webpack's command line works in the front end's folder, too.
  const compiler = webpack(
    configurations.map((configuration) => ({
      context: directory,
      ...configuration,
      output: { path: path.join(directory, 'dist'), ...configuration.output },
    })),
  )
  if (!compiler) return 'webpack.config.js exports no configuration'
  let told = 0
  new webpack.ProgressPlugin((done) => {
    const percent = Math.floor(done * 100)
    if (percent > told) tell({ percent: (told = percent) })
  }).apply(compiler)
  /** @type {string | null} */
  const problem = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error)
      else resolve(stats?.hasErrors() ? stats.toString('errors-warnings') : null)
    })
  })
  // It writes its cache.
  await new Promise((resolve) => compiler.close(resolve))
  return problem
}

process.on('message', (/** @type {BuildJob} */ job) => {
  build(job).then(
    (problem) => tell({ problem }),
    (error) => tell({ problem: error instanceof Error ? String(error.stack) : String(error) }),
  )
})
