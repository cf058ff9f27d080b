import { runTypeScript } from './install.js'

runTypeScript('tools/src/production/run-production-e2e.ts')
