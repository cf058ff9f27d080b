import '@shop/ui/fonts/fonts.css'
import '@shop/ui/tokens/tokens.css'
import '@shop/ui/tokens/global.css'

// The dynamic import lets Module Federation initialize the shared modules first.
void import('./start.tsx').then(({ startStandalone }) => startStandalone())
