import type { Browser } from '@playwright/test'

import { addRemotes, breakRemote, measureStartUps } from './measure-start-up.ts'

const RUNS = 7
const round = ({ banner, heading }: { banner: number; heading: number }) => ({
  'top bar (ms)': Math.round(banner),
  'heading or message (ms)': Math.round(heading),
})

/** What more remotes, and a broken one, cost the start of the shop. */
export async function reportRemotes(browser: Browser, site: string): Promise<void> {
  const address = `${site}/`
  const agents = `${site}/agents`
  const figures = await measureStartUps(
    browser,
    {
      'home, 4 remotes': { address, change: addRemotes(0) },
      'home, 40 remotes': { address, change: addRemotes(36) },
      agents: { address: agents },
      'agents, dead': {
        address: agents,
        change: breakRemote('mfe-agents', (route) => route.abort('connectionrefused')),
      },
      'agents, hanging': {
        address: agents,
        change: breakRemote('mfe-agents', () => new Promise(() => undefined)),
      },
    },
    RUNS,
  )
  console.log(`Start of the shop, first visit, median of ${RUNS}:`)
  console.table(Object.entries(figures).map(([setting, each]) => ({ setting, ...round(each) })))
  const four = figures['home, 4 remotes']
  const forty = figures['home, 40 remotes']
  console.log(
    `40 remotes to 4: top bar ${(forty.banner / four.banner).toFixed(3)}, heading ${(forty.heading / four.heading).toFixed(3)}.`,
  )
  for (const state of ['agents, dead', 'agents, hanging'] as const) {
    const delay = figures[state].banner - figures.agents.banner
    console.log(`The shell's delay, ${state}: ${Math.round(delay)} ms.`)
  }
}
