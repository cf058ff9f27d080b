import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder, writeFiles } from 'site/testing/temporary-folder.ts'

import { webpackProject } from '../testing/webpack-project.ts'
import { buildFrontEnd } from './build-front-end.ts'

jest.setTimeout(30_000)

async function createProject(changes: Record<string, string> = {}): Promise<string> {
  const root = await createTemporaryFolder()
  await writeFiles(path.join(root, 'mfe-agents'), { ...webpackProject, ...changes })
  return root
}

describe('buildFrontEnd', () => {
  test('creates a minified and compressed production build without source maps', async () => {
    const root = await createProject()
    const folder = await buildFrontEnd(root, 'mfe-agents')
    expect(folder).toBe(path.join(root, 'mfe-agents/dist'))
    expect((await readdir(folder)).filter((name) => name.startsWith('main')).toSorted()).toEqual([
      'main.js',
      'main.js.br',
      'main.js.gz',
    ])
    expect(await readFile(path.join(folder, 'main.js'), 'utf8')).toContain('console.log("open")')
  })

  test('rejects with the build’s output when the build fails', async () => {
    const root = await createProject({ 'src/main.js': 'import "./missing.js"' })
    await expect(buildFrontEnd(root, 'mfe-agents')).rejects.toThrow(
      /Building mfe-agents failed:[^]*Can't resolve '\.\/missing\.js'/,
    )
  })
})
