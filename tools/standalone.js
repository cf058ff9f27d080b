import { runTypeScript } from './install.js'

await runTypeScript('tools/src/standalone/run-standalone-e2e.ts')
