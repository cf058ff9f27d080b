import { runInstalled } from './install.js'

runInstalled('release/src/start/start.ts')
