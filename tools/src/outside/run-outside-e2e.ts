import { runSpec } from '../run-spec.ts'

// The whole path of a remote in another repository, with its libraries installed as its team would.
runSpec('e2e/outside.spec.ts', { E2E_OUTSIDE: 'whole' })
