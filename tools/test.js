import { runTypeScript } from './install.js'

await runTypeScript('tools/src/ci/run-tests.ts')
