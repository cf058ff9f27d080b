// The import is what lets the shared modules be agreed on before anything uses them.
void import('./start.tsx').then(({ startStandalone }) => startStandalone())

export {}
