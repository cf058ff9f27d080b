import { type Cluster, findPostgres, POSTGRES_SOCKET_DIR, startCluster } from './postgres.ts'

const holder = globalThis as { postgresCluster?: Cluster }

/** Jest's global set-up: one PostgreSQL cluster for all test files, where PostgreSQL is installed. */
export default function setUp(): void {
  const bin = findPostgres()
  if (!bin) return
  holder.postgresCluster = startCluster(bin)
  process.env[POSTGRES_SOCKET_DIR] = holder.postgresCluster.socketDir
}
