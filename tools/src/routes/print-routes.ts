import path from 'node:path'

import { formatRoutes, listRoutes } from './list-routes.ts'

console.log(formatRoutes(listRoutes(path.resolve(import.meta.dirname, '../../..'))))
