import { runTypeScript } from './install.js'

runTypeScript('tools/src/new-remote/new-remote.ts')
