import path from 'node:path'

import { testCatalogues } from './catalogues.ts'

// Every catalogue of the shared packages; a front end has the same line for its own.
testCatalogues(path.resolve(__dirname, '../..'))
