import { openSqliteFile } from '../testing/test-shop.ts'
import { paymentStoreSuite } from './payment.store.suite.ts'

paymentStoreSuite(openSqliteFile)
