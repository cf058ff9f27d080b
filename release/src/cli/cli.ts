import { repositoryRoot } from '../workspace.ts'
import { runCli } from './run-cli.ts'

await runCli(repositoryRoot, process.argv.slice(2))
