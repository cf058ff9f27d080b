import { openSqliteFile } from '../testing/test-shop.ts'
import { cardSuite } from './card.suite.ts'

cardSuite(openSqliteFile)
