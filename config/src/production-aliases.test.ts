import path from 'node:path'

import { createBaseConfig } from './base.js'
import { build } from './testing/build.ts'

const repository = path.resolve(__dirname, '../..')

test('selects the production build of the router', async () => {
  const { resolve } = createBaseConfig(path.join(repository, 'shell'))
  const modules = [path.join(repository, 'node_modules')]
  const source = `import { matchRoutes } from 'react-router-dom'\nconsole.log(matchRoutes)`
  const files = await build({ 'src/index.js': source }, { resolve: { ...resolve, modules } })
  expect(files['main.js']).toContain('react-router/dist/production/')
  expect(files['main.js']).not.toContain('react-router/dist/development/')
})
