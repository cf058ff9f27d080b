import { openSqliteFile } from '../testing/test-shop.ts'
import { memberSuite } from './member.suite.ts'

memberSuite(openSqliteFile)
