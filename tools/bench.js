import { runTypeScript } from './install.js'

runTypeScript('tools/src/bench/run-bench.ts')
