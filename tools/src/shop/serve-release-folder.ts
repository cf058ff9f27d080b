import { createLocalConfig } from '@shop/config/local-config.js'
import type { Permitted } from '@shop/contracts/signed-permission.ts'
import { createSiteServer } from 'site/server/site-server.ts'

/**
 * Serves a release folder on a port of this machine, for a backend that runs already.
 * @param backend origin of the backend
 * @param testers who may run versions that were never live
 * @returns stops the server
 */
export async function serveReleaseFolder(
  folder: string,
  port: number,
  backend: string,
  testers: Permitted = 'everybody',
): Promise<() => Promise<void>> {
  const server = await createSiteServer(
    folder,
    createLocalConfig(`http://localhost:${port}`, backend),
    { testers },
  )
  await server.listen({ port, host: '::' })
  return () => server.close()
}
