import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createSiteServer } from 'site/server/site-server.ts'

/**
 * Serves every version of a release folder to everybody on a port of this machine, for a backend that runs already.
 * @returns stops the server
 */
export async function serveReleaseFolder(
  folder: string,
  port: number,
  backend: string,
): Promise<() => Promise<void>> {
  const server = await createSiteServer(
    folder,
    createLocalConfig(`http://localhost:${port}`, backend),
    { testers: 'everybody' },
  )
  await server.listen({ port, host: '::' })
  return () => server.close()
}
