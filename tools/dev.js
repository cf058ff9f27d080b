import { runInstalled } from './install.js'

runInstalled('tools/src/dev/dev.ts')
