import { runInstalled } from './install.js'

runInstalled('tools/src/new-remote/new-remote.ts')
