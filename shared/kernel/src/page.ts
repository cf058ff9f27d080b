export { useHydrated } from './page/use-hydrated.ts'
export { setPageStatus } from './server/page-status.ts'
