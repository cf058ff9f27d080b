import { runTypeScript } from './install.js'

runTypeScript('tools/src/standalone/run-standalone-e2e.ts')
