import { runOrders } from './order-test.ts'

jest.setTimeout(120_000)

test('runOrders counts the orders that shoppers paid, without failures', async () => {
  const report = await runOrders({ db: 'sqlite', seconds: 1 })
  expect(report).toMatchObject({ db: 'sqlite', failures: 0 })
  expect(report.orders).toBeGreaterThan(0)
  expect(report.cpuMsPerOrder).toBeGreaterThan(0)
})
