import { runInstalled } from './install.js'

runInstalled('release/src/cli/cli.ts')
