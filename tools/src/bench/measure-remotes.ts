import type { Browser } from '@playwright/test'

import {
  addRemotes,
  breakRemote,
  measureStartUps,
  type StartUpFigures,
} from './measure-start-up.ts'

const RUNS = 7
const roundFigures = ({ banner, heading, ready }: StartUpFigures) => ({
  'top bar (ms)': Math.round(banner),
  'heading (ms)': Math.round(heading),
  'can be used, or says why not (ms)': Math.round(ready),
})

/** Prints how more remotes, and a broken one, affect the start of the shop. */
export async function reportRemotes(browser: Browser, site: string): Promise<void> {
  const address = `${site}/`
  const agents = `${site}/agents`
  const figures = await measureStartUps(
    browser,
    {
      'home, 4 remotes': { address, prepare: addRemotes(0) },
      'home, 40 remotes': { address, prepare: addRemotes(36) },
      agents: { address: agents },
      'agents, dead': {
        address: agents,
        prepare: breakRemote('mfe-agents', (route) => route.abort('connectionrefused')),
      },
      'agents, hanging': {
        address: agents,
        prepare: breakRemote('mfe-agents', () => new Promise(() => undefined)),
      },
    },
    RUNS,
  )
  console.log(`Start of the shop, first visit, median of ${RUNS}:`)
  console.table(
    Object.entries(figures).map(([scenario, each]) => ({ scenario, ...roundFigures(each) })),
  )
  const fourRemotes = figures['home, 4 remotes']
  const fortyRemotes = figures['home, 40 remotes']
  console.log(
    `40 remotes to 4: top bar ${(fortyRemotes.banner / fourRemotes.banner).toFixed(3)}, heading ${(fortyRemotes.heading / fourRemotes.heading).toFixed(3)}, can be used ${(fortyRemotes.ready / fourRemotes.ready).toFixed(3)}.`,
  )
  for (const state of ['agents, dead', 'agents, hanging'] as const) {
    const { banner, ready } = figures[state]
    console.log(
      `Later than with its remote, ${state}: top bar ${Math.round(banner - figures.agents.banner)} ms, can be used or says why not ${Math.round(ready - figures.agents.ready)} ms.`,
    )
  }
}
