#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'

import { SHOP_VARIABLE, WRITE_VARIABLE } from './shop-proxy/shop-dev-server.js'

// Serves the remote of this folder from source: alone, or in a shop that is elsewhere.

const USAGE = 'Usage: npm start -- [--port 3200] [--shop https://shop.example [--write]]'

/** @param {string} message @returns {never} */
function refuse(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        shop: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`)
  }
}

/** @param {string} address */
function toOrigin(address) {
  const { origin, protocol } = URL.canParse(address)
    ? new URL(address)
    : { origin: '', protocol: '' }
  if (/^https?:$/.test(protocol)) return origin
  return refuse(`${address} is not the address of a shop. ${USAGE}`)
}

/** webpack's own message is a stack. @param {string} port */
async function assertPortFree(port) {
  const number = Number(port)
  if (!/^\d+$/.test(port) || number > 65_535) refuse(`${port} is not a port. ${USAGE}`)
  const server = createServer().listen(number, 'localhost')
  await once(server, 'listening').catch(() =>
    refuse(
      `Port ${number} is in use, perhaps by another npm start. Use another one: --port ${number + 1}`,
    ),
  )
  server.close()
  await once(server, 'close')
}

const { port, shop, write } = readArguments()
if (write && shop === undefined) refuse(`--write needs --shop. ${USAGE}`)
if (port !== undefined) await assertPortFree(port)

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js')
const server = spawn(
  process.execPath,
  [webpack, 'serve', '--node-env', 'development', ...(port === undefined ? [] : ['--port', port])],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(shop !== undefined && {
        [SHOP_VARIABLE]: toOrigin(shop),
        ...(write && { [WRITE_VARIABLE]: 'true' }),
      }),
    },
  },
)
// Ctrl+C reaches both processes; SIGTERM has to be forwarded.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
