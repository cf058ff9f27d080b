import { ensureBrowser } from './browser.ts'
import { runCommand } from './run-command.ts'

runCommand(async () => ensureBrowser())
