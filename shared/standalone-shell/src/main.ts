// The dynamic import lets Module Federation initialize the shared modules first.
void import('./start.tsx').then(({ startStandalone }) => startStandalone())

export {}
