import { existsSync } from 'node:fs'
import path from 'node:path'

import { createBaseConfig } from './base.js'
import unusedAxiosPart from './bundled/unused-axios-part.js'
import { createProductionAliases } from './production-aliases.js'
import { build } from './testing/build.ts'

const aliases = createProductionAliases()
const repository = path.resolve(__dirname, '../..')

/** The modules that a front end bundles with this import. */
async function bundledModules(source: string): Promise<string> {
  const { resolve } = createBaseConfig(path.join(repository, 'shell'))
  const modules = [path.join(repository, 'node_modules')]
  const files = await build({ 'src/index.js': source }, { resolve: { ...resolve, modules } })
  const paths = (files['main.js'] ?? '').matchAll(/node_modules\/([\w./-]+\.m?js)/g)
  return [...paths].map(([, file]) => file).join('\n')
}

describe('createProductionAliases', () => {
  test('names files that are there, so that an update of a library does not go unnoticed', () => {
    const files = Object.entries(aliases).map(([from, to]) => (path.isAbsolute(from) ? from : to))
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files).toHaveLength(7)
  })

  test('selects the production build of the router', async () => {
    const modules = await bundledModules(
      `import { matchRoutes } from 'react-router-dom'\nconsole.log(matchRoutes)`,
    )
    expect(modules).toContain('react-router/dist/production/')
    expect(modules).not.toContain('react-router/dist/development/')
  })

  test('leaves what is never used out of axios', async () => {
    const modules = await bundledModules(`import axios from 'axios'\nconsole.log(axios)`)
    expect(modules).toContain('axios/lib/adapters/xhr.js')
    expect(modules).not.toMatch(/adapters\/fetch|HttpStatusCode|formDataToJSON/)
  })
})

describe('unusedAxiosPart', () => {
  test('throws, so that nobody uses it unnoticed', () => {
    expect(() => unusedAxiosPart()).toThrow('no forms')
  })
})
