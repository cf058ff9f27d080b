import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { createBaseConfig } from '@shop/config/base.js'
import { redactStack } from '@shop/contracts/rules/redact.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { JSDOM, VirtualConsole } from 'jsdom'
import { folderStore } from 'release-store/folder-store.ts'
import webpack from 'webpack'
import { repositoryRoot } from 'workspace/workspace.ts'

import { compressFolder } from '../build/compress.ts'
import { createFaults } from '../testing/faults.ts'
import { createStackMapper, type MappedFrame } from './map-stack.ts'
import { isLibraryFile } from './source-paths.ts'

const VERSION = '1.0.0-0123456789'
const { faults, files } = createFaults(50)

/** Builds the faults as a remote is built. @returns the root of their repository */
async function buildFaults(): Promise<string> {
  const root = await createTemporaryFolder(files)
  const directory = path.join(root, 'mfe-faults')
  const modules = [path.join(repositoryRoot, 'node_modules')]
  const config = createBaseConfig(directory)
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        ...config,
        entry: './src/main.ts',
        cache: false,
        resolve: {
          ...config.resolve,
          modules,
          alias: { 'fault-tools': path.join(directory, 'src/fault-tools.ts') },
        },
        resolveLoader: { modules },
        output: { ...config.output, uniqueName: 'mfe-faults' },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
  })
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'))
  await compressFolder(path.join(directory, 'dist'))
  return root
}

describe('a fault in a production build', () => {
  let mapStack: (stack: string) => Promise<MappedFrame[]>
  let runs: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    const root = await buildFaults()
    const dist = path.join(root, 'mfe-faults/dist')
    const store = folderStore(path.join(root, '.site'))
    await store.put('mfe-faults', VERSION, dist)
    mapStack = createStackMapper({ store, root })
    const [script = ''] = (await readdir(dist)).filter((name) => name.endsWith('.js'))
    const code = await readFile(path.join(dist, script), 'utf8')
    // Minified: all faults are in few lines.
    expect(code.split('\n').length).toBeLessThan(20)
    const virtualConsole = new VirtualConsole()
    const dom = new JSDOM('<body></body>', { runScripts: 'outside-only', virtualConsole })
    const { Script } = await import('node:vm')
    const filename = `https://shop.test/mfe-faults/${VERSION}/${script}`
    new Script(code, { filename }).runInContext(dom.getInternalVMContext())
    runs = (dom.window as unknown as { faults: typeof runs }).faults
  })

  test.each(faults.map((fault, index) => [index, fault.title, fault] as const))(
    '%i is found in its line: %s',
    async (index, _title, { file, line }) => {
      const error = (await runs[index]?.().then(
        () => null,
        (reason: unknown) => reason,
      )) as Error
      const stack = redactStack(error.stack ?? '')
      const firefox = stack.replaceAll(/^ +at (?:(?:async )?(.+?) \()?(\/.*?)\)?$/gm, '$1@$2')
      for (const each of [stack, firefox]) {
        const frames = await mapStack(each)
        const first = frames.find((frame) => !isLibraryFile(frame.file))
        expect(first).toMatchObject({ file, line })
        expect(first?.owner).toBe(file.startsWith('shared/') ? '@shop/ui' : 'mfe-faults')
      }
    },
  )
})
