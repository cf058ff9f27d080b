import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/tokens.css'
import '@shop/ui/tokens/global.css'

/** Lets the browser paint and answer, which older ones do between two timers. */
const rest = () =>
  (window.scheduler as Partial<Scheduler> | undefined)?.yield?.() ??
  new Promise((resolve) => void setTimeout(resolve))

/** The libraries are evaluated in steps: in one, a weak phone would answer nothing for half a second. They are in this script. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/router'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@shop/kernel/startup'),
  () => import(/* webpackMode: "eager" */ './layout/TopBar.tsx'),
  () => import(/* webpackMode: "eager" */ './layout/Layout.tsx'),
]

async function begin(): Promise<void> {
  for (const evaluate of steps) {
    await evaluate()
    await rest()
  }
  const { start } = await import(/* webpackMode: "eager" */ './startup/start.tsx')
  await start()
}

// The page's startup notice says so.
begin().catch(reportError)
