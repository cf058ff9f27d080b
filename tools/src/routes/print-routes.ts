import { repositoryRoot } from 'release/workspace.ts'

import { formatRoutes, listRoutes } from './list-routes.ts'

console.log(formatRoutes(listRoutes(repositoryRoot)))
