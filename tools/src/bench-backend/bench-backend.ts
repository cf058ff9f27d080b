import { parseArgs } from 'node:util'

import { runBackup } from './backup-test.ts'
import { type DatabaseKind, databaseKinds } from './bench-database.ts'
import { buildBackend } from './build-backend.ts'
import { runCapacity } from './capacity-test.ts'
import { hasFailed as haveFaultsFailed, runFaults } from './fault-test.ts'
import { hasFailed as haveKillsFailed, runKills } from './kill-test.ts'
import { formatTable } from './latency-report.ts'
import { runLoad, runLoadOnNewBackend } from './load-test.ts'
import { runOrders } from './order-test.ts'

const USAGE = `npm run bench:backend -- [load] [--rate 1000] [--seconds 20] [--db sqlite|postgres] [--limits] [--url URL]
npm run bench:backend -- capacity [--seconds 5] [--db sqlite|postgres]
npm run bench:backend -- kill [--kills 100] [--db sqlite|postgres]
npm run bench:backend -- faults [--rounds 3]
npm run bench:backend -- orders [--seconds 20] [--db sqlite|postgres]
npm run bench:backend -- backup [--orders 1000000] [--db sqlite|postgres]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    db: { type: 'string', default: 'sqlite' },
    limits: { type: 'boolean', default: false },
    url: { type: 'string' },
    kills: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    orders: { type: 'string', default: '1000000' },
  },
})

function getCount(name: 'rate' | 'seconds' | 'kills' | 'rounds' | 'orders'): number {
  const value = values[name]
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} must be a number above 0.`)
  return Number(value)
}

function getDatabase(): DatabaseKind {
  const kind = databaseKinds.find((name) => name === values.db)
  if (!kind) throw new Error(`--db must be ${databaseKinds.join(' or ')}.`)
  return kind
}

async function measureLoad(): Promise<boolean> {
  const load = { rate: getCount('rate'), seconds: getCount('seconds'), rateLimits: values.limits }
  const { latencies, memory } = await (values.url
    ? runLoad({ url: values.url, ...load })
    : runLoadOnNewBackend({ db: getDatabase(), ...load }))
  console.log(formatTable(latencies))
  if (memory) {
    const { first, last } = memory
    console.log(`memory of the backend, first minute: ${first.average} MB, at most ${first.max} MB`)
    console.log(`memory of the backend, last minute:  ${last.average} MB, at most ${last.max} MB`)
  }
  return latencies.every(({ errors }) => errors === 0)
}

async function measureCapacity(): Promise<boolean> {
  const steps = await runCapacity({
    db: getDatabase(),
    seconds: getCount('seconds'),
    args: await buildBackend(),
  })
  console.table(steps)
  return steps.some(({ holds }) => holds)
}

async function kill(): Promise<boolean> {
  const kills = getCount('kills')
  const report = await runKills({ kills, db: getDatabase() }, (count) => {
    if (count % 10 === 0) console.log(`killed ${count} of ${kills} times`)
  })
  console.table(report)
  return !haveKillsFailed(report)
}

async function causeFaults(): Promise<boolean> {
  const report = await runFaults({ rounds: getCount('rounds') }, (name) =>
    console.log(`PostgreSQL: ${name}`),
  )
  console.log(report)
  return !haveFaultsFailed(report)
}

async function measureOrders(): Promise<boolean> {
  const report = await runOrders({
    db: getDatabase(),
    seconds: getCount('seconds'),
    args: await buildBackend(),
  })
  console.table(report)
  return report.failures === 0 && report.orders > 0
}

async function measureBackup(): Promise<boolean> {
  const report = await runBackup({ db: getDatabase(), orders: getCount('orders') }, (step) =>
    console.log(step),
  )
  console.table(report)
  return true
}

const commands: Record<string, () => Promise<boolean>> = {
  load: measureLoad,
  capacity: measureCapacity,
  kill,
  faults: causeFaults,
  orders: measureOrders,
  backup: measureBackup,
}

const command = commands[positionals[0] ?? 'load']
if (!command) console.error(USAGE)
const succeeded = await command?.().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return false
})
process.exitCode = succeeded ? 0 : 1
