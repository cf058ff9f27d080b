import { runTypeScript } from './install.js'

await runTypeScript('tools/src/new-remote/new-remote.ts')
