import { acceptedCrafts } from '../crafted/accepted-crafts.ts'
import { type BrowserChecks, startBrowserChecks } from '../crafted/check-crafted.ts'
import { refusedConduct } from '../crafted/refused-conduct.ts'
import { refusedEffects } from '../crafted/refused-effects.ts'
import { refusedPages } from '../crafted/refused-pages.ts'
import { log } from '../run-command.ts'
import { keepBusy } from './keep-busy.ts'

/** The load average takes this time to grow. */
const WARM_UP_MS = 20_000

const TOO_BUSY = /^The machine was too busy/

interface Options {
  /** Processes that keep the processor busy. */
  load: number
  /** Two thirds of them are bad. */
  versions: number
  /** Checks that run at once, each in a browser of its own. */
  atOnce: number
}

/** The same number of each list, in its order. */
const pick = <Case>(cases: readonly Case[], count: number): Case[] =>
  cases.filter(
    (_, index) =>
      Math.floor((index * count) / cases.length) !==
      Math.floor(((index + 1) * count) / cases.length),
  )

/**
 * Checks bad and benign versions on a busy machine, and prints what was live, refused and not seen.
 * @returns whether some of both kinds were seen, no bad one passed, and no benign one was refused for another reason than the load
 */
export async function reportGate({ load, versions, atOnce }: Options): Promise<boolean> {
  const good = Math.floor(versions / 3)
  const cases = [
    ...pick(acceptedCrafts, good).map(([name, craft]) => ({ name, craft, isBad: false }) as const),
    ...pick([...refusedPages, ...refusedConduct, ...refusedEffects].flat(), versions - good).map(
      ([name, craft]) => ({ name, craft, isBad: true }) as const,
    ),
  ]
  const counts = { live: 0, refused: 0, notSeen: 0 }
  const rows = { bad: { ...counts }, benign: { ...counts } }
  let isRight = true
  async function checkNext(checks: BrowserChecks): Promise<void> {
    for (let next = cases.shift(); next; next = cases.shift()) {
      const { name, craft, isBad } = next
      const startedAt = Date.now()
      const [found = []] = await checks.checkVersions([craft])
      const isUnseen = found.length > 0 && found.every((each) => TOO_BUSY.test(each))
      const outcome = found.length === 0 ? 'live' : isUnseen ? 'notSeen' : 'refused'
      rows[isBad ? 'bad' : 'benign'][outcome]++
      const isWrong = outcome === (isBad ? 'live' : 'refused')
      isRight &&= !isWrong
      const seconds = Math.round((Date.now() - startedAt) / 1_000)
      const remark = isWrong ? `  WRONG: ${found.join('; ')}` : ''
      log(`${isBad ? 'bad' : 'benign'}, ${name}: ${outcome} in ${seconds} s${remark}`)
    }
  }
  const stopBusy = keepBusy(load)
  try {
    await new Promise((resolve) => setTimeout(resolve, load > 0 ? WARM_UP_MS : 0))
    const checkers = Array.from({ length: atOnce }, async () => {
      const checks = await startBrowserChecks()
      try {
        await checkNext(checks)
      } finally {
        await checks.close()
      }
    })
    await Promise.all(checkers)
  } finally {
    stopBusy()
  }
  console.table(rows)
  const areSeen = Object.values(rows).every(({ live, refused }) => live + refused > 0)
  return areSeen && isRight
}
