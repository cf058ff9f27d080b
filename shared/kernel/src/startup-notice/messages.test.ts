import path from 'node:path'

import { testMessageCatalogs } from '@shop/testing/message-catalogs.ts'

testMessageCatalogs(path.join(__dirname, '..'))
