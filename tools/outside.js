import { runTypeScript } from './install.js'

runTypeScript('tools/src/outside/run-outside-e2e.ts')
