import {
  createUcpProfile,
  UCP_API_PATH,
  UCP_VERSION,
  ucpCapabilities,
} from '@shop/contracts/rules/ucp.ts'
import type { LightMyRequestResponse as Response } from 'fastify'
import { Registry } from 'monitoring/metrics.ts'

import { API_BASE, buildApp } from '../app.ts'
import type { Config } from '../platform/config/config.ts'
import type { App } from '../platform/http/app.types.ts'
import { openSqliteFile } from './databases.ts'
import { openShop, type TestShop } from './test-shop.ts'

const capabilities = Object.fromEntries(
  Object.values(ucpCapabilities).map((name) => [
    name,
    [{ version: UCP_VERSION, spec: 'https://ucp.dev/x', schema: 'https://ucp.dev/y' }],
  ]),
)

/** The profile of an agent that has all that the shop has. */
export const agentProfile = {
  ucp: { ...createUcpProfile('https://agent.test').ucp, capabilities },
}

export const AGENT = 'profile="https://agent.test/profile.json"'

interface UcpShop {
  shop: TestShop
  app: App
  /** Sets what is found at the agent's address. */
  profiles: Map<string, unknown>
  /** Addresses that were fetched. */
  fetched: string[]
  call: (path: string, body: object, headers?: object) => Promise<Response>
  close: () => Promise<void>
}

/** A shop whose agents' profiles are found without a network. */
export async function openUcpShop(overrides: Partial<Config> = {}): Promise<UcpShop> {
  const shop = await openShop(openSqliteFile, overrides)
  const profiles = new Map<string, unknown>([['https://agent.test/profile.json', agentProfile]])
  const fetched: string[] = []
  const app = await buildApp({
    ...shop.deps,
    metrics: new Registry(),
    fetchPublic: async ({ href }) => {
      fetched.push(href)
      const found = profiles.get(href)
      if (found === undefined) throw new Error('There is nothing')
      return typeof found === 'string' ? found : JSON.stringify(found)
    },
  })
  return {
    shop,
    app,
    profiles,
    fetched,
    call: (path, payload, headers = {}) =>
      app.inject({
        method: 'POST',
        url: API_BASE + UCP_API_PATH + path,
        payload,
        headers: { 'ucp-agent': AGENT, ...headers },
      }),
    async close() {
      await app.close()
      await shop.close()
    },
  }
}
