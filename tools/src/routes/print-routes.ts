import path from 'node:path'

import { writeGeneratedPages } from '@shop/config/generate-pages.js'
import { findRemotes, repositoryRoot } from 'workspace/workspace.ts'

import { formatRoutes, listRoutes } from './list-routes.ts'

for (const remote of findRemotes(repositoryRoot)) {
  for (const file of writeGeneratedPages(path.join(repositoryRoot, remote))) {
    console.log(`Wrote ${path.join(remote, file)}`)
  }
}
console.log(formatRoutes(listRoutes(repositoryRoot)))
