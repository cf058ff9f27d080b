import { runTypeScript } from './install.js'

await runTypeScript('tools/src/start/start.ts', { dev: false })
