import { lookup as lookUp, type LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'

const TIMEOUT_MS = 3_000
const MAX_BYTES = 64 * 1024
const HTTPS_PORT = '443'

/** Reads a JSON document that a stranger named. @throws when there is none in time, or it is too large */
export type FetchPublic = (url: URL) => Promise<string>

/** Whether an address is on the public internet: neither of this machine nor of a network that it is in. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.process(address).range() === 'unicast'

/** Whether a URL may lead to the public internet; the addresses of its host are checked when they are known. */
export function isPublicUrl({ protocol, username, password, port, hostname }: URL): boolean {
  const isPlain = protocol === 'https:' && !username && !password
  // A literal address would not be looked up, hence not checked.
  return isPlain && ['', HTTPS_PORT].includes(port) && !isIP(hostname.replace(/^\[|\]$/g, ''))
}

/** Connects to public addresses only: what is checked is what is connected to, whatever the name resolves to next. */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const refused = found?.find(({ address }) => !isPublicAddress(address))
    const [first] = found ?? []
    if (error ?? refused ?? !first) {
      callback(error ?? new Error(`${hostname} is not on the public internet`), '', 0)
    } else if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })

async function readBody(response: IncomingMessage): Promise<string> {
  // A redirect could lead anywhere.
  if (response.statusCode !== 200) throw new Error(`responded with ${response.statusCode}`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** How tests reach a server of their own. */
interface Connection {
  lookup?: LookupFunction
  ca?: string
  timeoutMs?: number
}

/** Creates what requests by HTTPS from the public internet, without redirects, within three seconds and 64 kB. */
export const createFetchPublic =
  ({ lookup = lookupPublic, timeoutMs = TIMEOUT_MS, ca }: Connection = {}): FetchPublic =>
  (url) =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const headers = { accept: 'application/json' }
      get(url, { agent: false, lookup, signal, headers, ca }, (response) => {
        readBody(response)
          .then(resolve, reject)
          .finally(() => response.destroy())
      }).on('error', reject)
    })
