import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'
import { webpackProject } from '../testing/webpack-project.ts'
import { build } from './build-front-end.ts'

jest.setTimeout(30_000)

async function project(changes: Record<string, string> = {}): Promise<string> {
  const root = await temporaryFolder()
  await writeFiles(path.join(root, 'mfe-agents'), { ...webpackProject, ...changes })
  return root
}

test('builds for production: small, compressed, without source maps', async () => {
  const root = await project()
  const folder = await build(root, 'mfe-agents')
  expect(folder).toBe(path.join(root, 'mfe-agents/dist'))
  expect((await readdir(folder)).filter((name) => name.startsWith('main')).toSorted()).toEqual([
    'main.js',
    'main.js.br',
    'main.js.gz',
  ])
  expect(await readFile(path.join(folder, 'main.js'), 'utf8')).toContain('console.log("open")')
})

test('a build that fails says which and why', async () => {
  const root = await project({ 'src/main.js': 'import "./missing.js"' })
  await expect(build(root, 'mfe-agents')).rejects.toThrow(
    /mfe-agents did not build:[^]*Can't resolve '\.\/missing\.js'/,
  )
})
