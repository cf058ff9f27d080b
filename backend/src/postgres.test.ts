import { cardSuite } from './card-page/card.suite.ts'
import { catalogSuite } from './catalog/catalog.suite.ts'
import { orderSuite } from './orders/order.suite.ts'
import { paymentStoreSuite } from './payments/payment.store.suite.ts'
import { paymentSuite } from './payments/payment.suite.ts'
import { portalSuite } from './portal/portal.suite.ts'
import { type Cluster, findPostgres, startCluster } from './testing/postgres.ts'
import { twoInstancesSuite } from './testing/two-instances.suite.ts'
import { memberSuite } from './users/member.suite.ts'

const bin = findPostgres()

if (bin) {
  describe('on PostgreSQL', () => {
    let cluster: Cluster | undefined
    beforeAll(async () => {
      cluster = await startCluster(bin)
    }, 60_000)
    afterAll(() => cluster?.stop())

    const openDatabase = () => {
      if (!cluster) throw new Error('The cluster starts before the first test.')
      return cluster.openDatabase()
    }
    catalogSuite(openDatabase)
    memberSuite(openDatabase)
    portalSuite(openDatabase)
    orderSuite(openDatabase)
    paymentSuite(openDatabase)
    paymentStoreSuite(openDatabase)
    cardSuite(openDatabase)
    twoInstancesSuite(openDatabase)
  })
} else {
  test.skip('on PostgreSQL: initdb and pg_ctl are not installed on this machine', () => {})
}
