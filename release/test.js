import { runInstalled } from './install.js'

runInstalled('release/src/test/test.ts')
