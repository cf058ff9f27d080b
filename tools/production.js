import { runTypeScript } from './install.js'

await runTypeScript('tools/src/production/run-production-e2e.ts')
