import { runInstalled } from './install.js'

runInstalled('release/src/dev/dev.ts')
