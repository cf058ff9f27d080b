import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { repositoryRoot } from 'release/workspace.ts'

import { ensureBrowser } from './browser.ts'
import { runCommand } from './run-command.ts'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Runs one end-to-end test in full, which CI runs in a short form. @param env says so to the test */
export function runSpec(spec: string, env: NodeJS.ProcessEnv): void {
  runCommand(async () => {
    ensureBrowser()
    const { status } = spawnSync(
      process.execPath,
      [playwright, 'test', '-c', 'e2e/playwright.config.ts', spec],
      { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, ...env } },
    )
    process.exit(status ?? 1)
  })
}
