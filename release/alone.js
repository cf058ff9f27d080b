import { runInstalled } from './install.js'

runInstalled('release/src/alone/alone.ts')
