import { runTypeScript } from './install.js'

await runTypeScript('tools/src/outside/run-outside-e2e.ts')
