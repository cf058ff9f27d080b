import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

const script = path.join(__dirname, 'shop-start.js')

describe('shop-start', () => {
  test.each([
    [
      'an address without its protocol',
      ['--shop', 'shop.example'],
      'shop.example is not the address',
    ],
    ['another protocol', ['--shop', 'ftp://shop.example'], 'ftp://shop.example is not the address'],
    ['--write without a shop', ['--write'], '--write needs --shop'],
    ['a port that is none', ['--port', 'x'], 'x is not a port'],
    ['an unknown option', ['--shopp', 'x'], "Unknown option '--shopp'"],
  ])('refuses %s in a sentence, and says how it is used', async (_, args, message) => {
    const run = promisify(execFile)(process.execPath, [script, ...args])
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(message) as string,
    })
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringContaining('Usage: npm start --') as string,
    })
  })
  test('refuses a port that is in use, and names another one', async () => {
    const server = createServer().listen(0, 'localhost')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const run = promisify(execFile)(process.execPath, [script, '--port', String(port)])
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: `Port ${port} is in use, perhaps by another npm start. Use another one: --port ${port + 1}\n`,
    })
    server.close()
  })
})
