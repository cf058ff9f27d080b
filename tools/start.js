import { runTypeScript } from './install.js'

runTypeScript('tools/src/start/start.ts')
