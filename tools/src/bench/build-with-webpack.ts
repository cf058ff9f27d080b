import webpack, { type Configuration } from 'webpack'

/** @throws with webpack's own errors */
export function buildWithWebpack(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    })?.close(() => undefined)
  })
}
