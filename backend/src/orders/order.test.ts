import { openSqliteFile } from '../testing/test-shop.ts'
import { orderSuite } from './order.suite.ts'

orderSuite(openSqliteFile)
