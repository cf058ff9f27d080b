import path from 'node:path'

import { testMessageCatalogs } from './message-catalogs.ts'

// Every catalogue of the shared packages; a front end has the same line for its own.
testMessageCatalogs(path.resolve(__dirname, '../..'))
