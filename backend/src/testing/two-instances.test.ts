import { openSqliteFile } from './test-shop.ts'
import { twoInstancesSuite } from './two-instances.suite.ts'

twoInstancesSuite(openSqliteFile)
