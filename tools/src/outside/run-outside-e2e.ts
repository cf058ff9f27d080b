import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { repositoryRoot } from 'release/workspace.ts'

import { ensureBrowser } from '../browser.ts'
import { runCommand } from '../run-command.ts'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** The whole path of a remote in another repository, with its libraries installed as its team would. */
runCommand(async () => {
  ensureBrowser()
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '-c', 'e2e/playwright.config.ts', 'e2e/outside.spec.ts'],
    {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: { ...process.env, E2E_OUTSIDE: 'whole' },
    },
  )
  process.exit(status ?? 1)
})
