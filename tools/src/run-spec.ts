import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { repositoryRoot } from 'workspace/workspace.ts'

import { ensureBrowser } from './browser.ts'
import { runCommand } from './run-command.ts'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

// Runs an end-to-end test in full, which CI runs in a short form: `outside`, with its libraries installed as the team of
// another repository would.
runCommand(async () => {
  const [name = ''] = process.argv.slice(2)
  ensureBrowser()
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '-c', 'e2e/playwright.config.ts', `e2e/${name}.spec.ts`],
    {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: { ...process.env, [`E2E_${name.toUpperCase()}`]: 'whole' },
    },
  )
  process.exit(status ?? 1)
})
