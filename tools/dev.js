import { runTypeScript } from './install.js'

runTypeScript('tools/src/dev/dev.ts')
