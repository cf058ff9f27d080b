import { installBenchmarks } from './install.js'

await installBenchmarks()
