import { parseArgs } from 'node:util'

import { databaseKinds } from '../bench-backend/bench-backend.ts'
import { hasFailed, runKills } from '../bench-backend/kill-test.ts'
import { log, runCommand, StartError } from '../run-command.ts'
import { reportCatalogue } from './catalogue/measure-catalogue.ts'
import { reportLighthouse } from './lighthouse/report-lighthouse.ts'
import { reportBlocking } from './measure-blocking.ts'
import { reportGate } from './measure-gate.ts'
import { reportLoad } from './measure-load.ts'
import { reportSaves } from './measure-saves.ts'
import { LANGUAGES, PAGE_NAMES } from './measured-pages.ts'
import { reportOfficeDay } from './office-day/measure-office-day.ts'
import { reportSoak } from './soak.ts'

const USAGE = `npm run bench -- lighthouse    Lighthouse, beside one bundle [--runs 5] [--pages home,cart] [--languages en] [--slowdown 4]
npm run bench -- blocking      how long pages of running shops answer nothing --sites URL[,URL] [--runs 5] [--pages home]
npm run bench -- load          the backend under load [--rate 1000] [--seconds 20] [--db sqlite]
npm run bench -- kill          a backend that is killed [--kills 100] [--db sqlite]
npm run bench -- soak          a shop that is released again and again [--rounds 3]
npm run bench -- catalogue     a shop with many products [--products 10000] [--requests 100]
npm run bench -- saves         a busy site while an owner saves settings [--saves 300]
npm run bench -- office-day    a day of orders in the office, by the keystroke-level model [--orders 40]
npm run bench -- gate          the check in a browser on a busy machine [--load 40] [--versions 60] [--at-once 4]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGE_NAMES.join(',') },
    languages: { type: 'string', default: LANGUAGES.join(',') },
    // Of the phone's processor.
    slowdown: { type: 'string', default: '4' },
    sites: { type: 'string', default: 'http://localhost:3000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    db: { type: 'string', default: 'sqlite' },
    products: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '100' },
    kills: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    saves: { type: 'string', default: '300' },
    orders: { type: 'string', default: '40' },
    versions: { type: 'string', default: '60' },
    // Processes that keep the processor busy.
    load: { type: 'string', default: '40' },
    'at-once': { type: 'string', default: '4' },
  },
})

type Count =
  | 'runs'
  | 'rate'
  | 'seconds'
  | 'kills'
  | 'rounds'
  | 'saves'
  | 'versions'
  | 'load'
  | 'at-once'
  | 'orders'
  | 'products'
  | 'slowdown'
  | 'requests'

function readCount(name: Count): number {
  const value = values[name]
  if (!/^[1-9]\d*$/.test(value)) throw new StartError(`--${name} must be a number above 0.`)
  return Number(value)
}

function readWords<Word extends string>(
  name: 'pages' | 'languages' | 'db',
  known: readonly Word[],
): Word[] {
  return values[name].split(',').map((word) => {
    const found = known.find((each) => each === word)
    if (found === undefined) throw new StartError(`--${name} must be of ${known.join(', ')}.`)
    return found
  })
}

const readDatabase = () => readWords('db', databaseKinds)[0] ?? 'sqlite'

async function reportKills(): Promise<boolean> {
  const kills = readCount('kills')
  const report = await runKills({ kills, db: readDatabase() }, (count) => {
    if (count % 10 === 0) log(`killed ${count} of ${kills} times`)
  })
  console.table(report)
  return !hasFailed(report)
}

/** Each returns `false` when what it measures has failed. */
const benchmarks: Record<string, () => Promise<boolean | void>> = {
  lighthouse: () =>
    reportLighthouse({
      runs: readCount('runs'),
      pages: readWords('pages', PAGE_NAMES),
      languages: readWords('languages', LANGUAGES),
      slowdown: readCount('slowdown'),
    }),
  blocking: () =>
    reportBlocking(values.sites.split(','), readWords('pages', PAGE_NAMES), readCount('runs')),
  load: () =>
    reportLoad({ db: readDatabase(), rate: readCount('rate'), seconds: readCount('seconds') }),
  kill: reportKills,
  gate: () =>
    reportGate({
      load: readCount('load'),
      versions: readCount('versions'),
      atOnce: readCount('at-once'),
    }),
  catalogue: () => reportCatalogue(readCount('products'), readCount('requests')),
  'office-day': () => reportOfficeDay(readCount('orders')),
  saves: () => reportSaves(readCount('saves')),
  soak: () => reportSoak(readCount('rounds')),
}

runCommand(async () => {
  const benchmark = benchmarks[positionals[0] ?? '']
  if (!benchmark || positionals.length > 1) throw new StartError(USAGE)
  if ((await benchmark()) === false) process.exitCode = 1
})
