import { runSpec } from '../run-spec.ts'

// Two sites and two backends behind nginx, and all that may befall them.
runSpec('e2e/production.spec.ts', { E2E_PRODUCTION: 'whole' })
