import { openSqliteFile } from '../testing/test-shop.ts'
import { portalSuite } from './portal.suite.ts'

portalSuite(openSqliteFile)
