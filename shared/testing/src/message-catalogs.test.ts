import path from 'node:path'

import { testMessageCatalogs } from './message-catalogs.ts'

// All catalogs of the shared packages.
testMessageCatalogs(path.resolve(__dirname, '../..'))
