import { existsSync } from 'node:fs'

/** Sources, and modules of the shop's installed packages, which are built one by one. */
const MODULE = /\.tsx?$|(?<=[\\/]node_modules[\\/]@shop[\\/].*)\.js$/

/** webpack plugin of the server build: a module `x.server.ts` replaces `x.ts` beside it. */
export class ServerFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('ServerFiles', (factory) => {
      factory.hooks.afterResolve.tap('ServerFiles', ({ createData }) => {
        const { resource = '' } = createData
        const file = resource.replace(MODULE, '.server$&')
        if (file === resource || !existsSync(file)) return
        const replace = (/** @type {string | undefined} */ text) => text?.replace(resource, file)
        Object.assign(createData, {
          resource: file,
          request: replace(createData.request),
          userRequest: replace(createData.userRequest),
        })
      })
    })
  }
}
