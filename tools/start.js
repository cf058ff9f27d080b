import { runInstalled } from './install.js'

runInstalled('tools/src/start/start.ts')
