import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import getPort from 'get-port'
import { repositoryRoot } from 'workspace/workspace.ts'

import { log, runCommand, StartError } from './run-command.ts'
import { runProcess } from './run-process.ts'
import { startShop } from './shop/shop-process.ts'

/** Installs a version of Node from the registry, whose packages bring the binary. @returns its path */
async function installNode(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  const folder = path.join(repositoryRoot, 'node_modules/.cache/node', version)
  await mkdir(folder, { recursive: true })
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runProcess('npm', ['install', '--prefix', folder, ...options, `${name}@${version}`], {
    cwd: folder,
  })
  return path.join(folder, 'node_modules', name, 'bin/node')
}

/** Starts the shop on another version of Node, and opens a page that the site renders with data of the backend. */
runCommand(async () => {
  const [version] = process.argv.slice(2)
  if (!version) throw new StartError('Usage: npx tsx tools/src/start-on-node-cli.ts 26')
  const node = await installNode(version)
  const shop = await startShop({
    port: await getPort(),
    backendPort: await getPort(),
    // However slow the machine is, the page comes rendered.
    renderBudgetMs: 10_000,
    node,
  })
  try {
    const response = await fetch(`${shop.site}/agents`)
    const page = await response.text()
    if (response.status !== 200 || !/<h1[^>]*>Agents/.test(page)) {
      throw new StartError(`On Node ${version}, /agents responds with ${response.status}:\n${page}`)
    }
    log(
      `The shop runs on Node ${(await runProcess(node, ['--version'], { cwd: repositoryRoot })).trim()}.`,
    )
  } finally {
    await shop.stop()
  }
})
