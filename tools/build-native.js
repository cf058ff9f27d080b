import { buildNativePackages } from './install.js'

await buildNativePackages()
