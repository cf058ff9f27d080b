import type { Cluster } from './postgres.ts'

/** Jest's global tear-down: stops the cluster of the set-up. */
export default function tearDown(): void {
  ;(globalThis as { postgresCluster?: Cluster }).postgresCluster?.stop()
}
