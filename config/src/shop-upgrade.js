#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import path from 'node:path'

import { upgradePackages } from './upgrade-packages.js'

// Takes newer packages of the shop into a repository of its own, whose root is the working directory.

const [source, ...rest] = process.argv.slice(2)
try {
  if (source === undefined || rest.length > 0) throw new Error('Usage: npx shop-upgrade DIR')
  const changes = upgradePackages(process.cwd(), path.resolve(source))
  for (const line of changes) process.stdout.write(`${line}\n`)
  const { status } = spawnSync('npm', ['install'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm install failed.')
  process.stdout.write(
    'What has changed for a remote: node_modules/@shop/NAME/CHANGELOG.md. Then: npm test, npm run check\n',
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
