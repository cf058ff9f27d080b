import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Of each rule. */
const MAX_NAMED_ELEMENTS = 2
const MAX_HTML = 100

let source: string | undefined

/** The grave violations of axe's rules on a page: what keeps somebody from using it. */
export async function findViolations(page: Page): Promise<string[]> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
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
