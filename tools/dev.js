import { runTypeScript } from './install.js'

await runTypeScript('tools/src/dev/dev.ts')
