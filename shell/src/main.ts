import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/tokens.css'
import '@shop/ui/tokens/global.css'

import { yieldToMain } from './startup/yield-to-main.ts'

/** Parts of the initial scripts, each evaluated in a task of its own: in one, a press would wait for all of them. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/router'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
]

async function evaluate(): Promise<void> {
  for (const load of parts) {
    await load()
    await yieldToMain()
  }
  const { start } = await import(/* webpackMode: "eager" */ './startup/start.tsx')
  await yieldToMain()
  await start()
}

void evaluate()
