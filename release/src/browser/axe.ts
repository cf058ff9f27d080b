import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Further elements of a rule are counted. */
const MAX_NAMED_ELEMENTS = 2
const MAX_HTML = 100

/** Some transitions never end. */
const MAX_TRANSITIONS_MS = 2_000

/** Colours are only right after the transitions that the next paint starts, and those that inherit from these start. */
const untilColoured = `(async () => {
  let isOver = false
  const over = new Promise((resolve) => setTimeout(resolve, ${MAX_TRANSITIONS_MS})).then(() => (isOver = true))
  while (!isOver) {
    await Promise.race([over, new Promise((painted) => requestAnimationFrame(painted))])
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    if (transitions.length === 0) return
    await Promise.race([over, Promise.allSettled(transitions.map(({ finished }) => finished))])
  }
})()`

let source: string | undefined

/** The grave violations of axe's rules on a page: what keeps somebody from using it. */
export async function findViolations(page: Page): Promise<string[]> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
  await page.evaluate(untilColoured)
  const results: unknown = await page.evaluate(`axe.run({ resultTypes: ['violations'] })`)
  return (results as AxeResults).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ help, nodes }) => {
      const elements = nodes
        .slice(0, MAX_NAMED_ELEMENTS)
        .map(({ html }) => (html.length > MAX_HTML ? `${html.slice(0, MAX_HTML)}…` : html))
      const more =
        nodes.length > elements.length ? ` and ${nodes.length - elements.length} more` : ''
      return `Some people cannot use it: ${help} (${elements.join(', ')}${more}). Mend that.`
    })
}
