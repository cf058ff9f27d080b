import { openSqliteFile } from '../testing/test-shop.ts'
import { catalogSuite } from './catalog.suite.ts'

catalogSuite(openSqliteFile)
