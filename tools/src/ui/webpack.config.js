import path from 'node:path'

import { createBaseConfig } from '@shop/config/base.js'
import { createDevServer } from '@shop/config/dev-server.js'

const PORT = Number(process.env.PORT ?? 3200)
const directory = import.meta.dirname
const base = createBaseConfig(path.resolve(directory, '../..'))

/** Serves every component of the UI kit on one page, in both languages and themes: `npm run ui`. */
export default {
  ...base,
  context: directory,
  output: { ...base.output, cssFilename: '[name].css' },
  entry: './main.ts',
  devServer: { ...createDevServer({ name: 'ui' }), port: PORT, static: directory },
}
