import { TESTER_PARAMETER } from '@shop/contracts/browser/storage-keys.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { MIN_SECRET_LENGTH, signPermission } from '@shop/server/signed-permission.ts'

import type { ReleaseContext } from '../context.ts'

interface TesterLinkOptions {
  /** How long the link is valid. */
  days: number
  /** Address of the shop; by default what the environment says. */
  site: string | undefined
}

const DAY_MS = 86_400_000

/**
 * Prints a link that gives a browser the permission of a tester.
 * @throws ReleaseError without a secret to sign it with, or without a usable address
 */
export async function testerLink(
  { log }: Pick<ReleaseContext, 'log'>,
  { days, site }: TesterLinkOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const secret = env.RELEASE_SECRET ?? ''
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new ReleaseError(
      `Set RELEASE_SECRET to the secret of the site, of at least ${MIN_SECRET_LENGTH} characters: it signs the link.`,
    )
  }
  const address = site ?? (env.SITE_URL || `http://localhost:${env.PORT || 3000}`)
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new ReleaseError(`${address} is not an address such as https://shop.example.`)
  }
  const expiresAt = new Date(Date.now() + days * DAY_MS)
  const link = new URL(address)
  link.searchParams.set(TESTER_PARAMETER, await signPermission(secret, 'tester', expiresAt))
  log(link.href)
  log(
    `Valid until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. Whoever opens it may run every published version; another RELEASE_SECRET ends all links.`,
  )
}
