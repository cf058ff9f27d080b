import { listen } from './listen.ts'
import { createMonitorServer } from './monitor-server.ts'

type Options = Parameters<typeof createMonitorServer>[0] & {
  /** By the settings; without a port nothing is served. */
  monitor: { host: string; port?: number | undefined }
  /** Variable that sets the port. */
  variable: string
}

/** Serves health and metrics, where the settings say so. @returns stops it. @throws PortError */
export async function startMonitor({
  monitor: { host, port },
  variable,
  ...options
}: Options): Promise<() => Promise<void>> {
  if (port === undefined) return () => Promise.resolve()
  const server = createMonitorServer(options)
  await listen(server, { host, port, variable })
  return () => server.close()
}
