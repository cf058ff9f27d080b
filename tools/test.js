import { runTypeScript } from './install.js'

runTypeScript('tools/src/ci/run-ci.ts')
