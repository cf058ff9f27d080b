import path from 'node:path'

import { writeGeneratedPages } from '@shop/config/generate-pages.js'
import { findRemotes, repositoryRoot } from 'workspace/workspace.ts'

import { formatRoutes, formatSlots, listRoutes, listSlots } from './list-routes.ts'

for (const remote of findRemotes(repositoryRoot)) {
  for (const file of writeGeneratedPages(path.join(repositoryRoot, remote))) {
    console.log(`Wrote ${path.join(remote, file)}`)
  }
}
console.log(formatRoutes(listRoutes(repositoryRoot)))
const slots = listSlots(repositoryRoot)
if (slots.length > 0) console.log(`\n${formatSlots(slots)}`)
