import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import getPort from 'get-port'
import { releaseFolder, repositoryRoot } from 'workspace/workspace.ts'

import { startShop } from '../../shop/shop-process.ts'
import { startSite } from '../../shop/site-process.ts'
import { releaseBundle } from '../one-bundle/release-bundle.ts'

export interface Shop {
  name: string
  origin: string
  isBundle: boolean
}

/** Starts the shop as released and the same shop in one bundle, with one backend. */
export async function startShops(): Promise<{ shops: Shop[]; stop: () => Promise<void> }> {
  const [port, bundlePort, backendPort] = [await getPort(), await getPort(), await getPort()]
  const toOrigin = (each: number) => `http://localhost:${each}`
  const shops: Shop[] = [
    { name: 'several front ends', origin: toOrigin(port), isBundle: false },
    { name: 'one bundle', origin: toOrigin(bundlePort), isBundle: true },
  ]
  const siteOrigins = shops.map(({ origin }) => origin)
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-one-bundle-'))
  const stops = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    console.log('Starting the shop…')
    stops.push((await startShop({ port, backendPort, siteOrigins })).stop)
    console.log('Building the shop as one bundle…')
    await releaseBundle(releaseFolder(repositoryRoot), folder)
    stops.push(await startSite(folder, bundlePort, toOrigin(backendPort)))
    return { shops, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
