import { ensureBrowser, ensureEngines } from './browser.ts'
import { ensureProxy } from './production/proxy.ts'
import { runCommand, StartError } from './run-command.ts'

const programs = new Map([
  ['browser', ensureBrowser],
  ['engines', ensureEngines],
  ['nginx', ensureProxy],
])

runCommand(async () => {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !programs.has(name))
  if (names.length === 0 || unknown.length > 0) {
    throw new StartError(
      `Usage: npx tsx tools/src/install-programs-cli.ts ${[...programs.keys()].join(' | ')}`,
    )
  }
  for (const name of names) programs.get(name)?.()
})
