import { openSqliteFile } from '../testing/test-shop.ts'
import { paymentSuite } from './payment.suite.ts'

paymentSuite(openSqliteFile)
