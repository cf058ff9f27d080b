import { runInstalled } from './install.js'

runInstalled('tools/src/ci/run-ci.ts')
