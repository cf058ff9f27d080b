import { installBenchmarks, runTypeScript } from './install.js'

await installBenchmarks()
await runTypeScript('tools/src/bench/run-bench.ts')
