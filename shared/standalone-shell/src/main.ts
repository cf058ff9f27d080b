import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/global-style.css.ts'

// The dynamic import lets Module Federation initialize the shared modules first.
void import('./start.tsx').then(({ startStandalone }) => startStandalone())
