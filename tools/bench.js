import { runTypeScript } from './install.js'

await runTypeScript('tools/src/bench/run-bench.ts')
