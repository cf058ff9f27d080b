import { runInstalled } from './install.js'

runInstalled('tools/src/standalone/run-standalone-e2e.ts')
