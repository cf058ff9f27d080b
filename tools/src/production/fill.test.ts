import { chmod } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { runProcess } from '../run-process.ts'
import { fillScript } from './proxy.ts'

describe('fill.sh', () => {
  test.each([
    ['', 'SITE_NAME is missing in'],
    ['SITE_NAME="shop.example;"', 'SITE_NAME has a character that is not allowed: shop.example;'],
  ])('refuses the settings %j', async (text, message) => {
    const folder = await createTemporaryFolder({ 'storefront.env': text })
    const filling = runProcess(fillScript, ['storefront.env'], { cwd: folder })
    await expect(filling).rejects.toThrow(message)
  })

  test('fills everything from the example', async () => {
    const example = path.join(path.dirname(fillScript), 'storefront.env.example')
    const filled = await runProcess(fillScript, [example], { cwd: path.dirname(fillScript) })
    expect(filled).toContain('return 308 https://api.shop.example$request_uri;')
    expect(filled).toMatch(/upstream storefront_site \{[^}]*server 127\.0\.0\.1:3001 /)
    expect(filled).not.toMatch(/\$\{[A-Z_\d]+\}/)
  })

  test.each([
    ['1.22.1', 'listen 443 ssl http2;'],
    ['1.26.3', 'listen 443 ssl;'],
  ])('asks nginx %s for HTTP/2 as it wants to be asked', async (version, expected) => {
    const folder = await createTemporaryFolder({
      nginx: `#!/bin/sh\necho 'nginx version: nginx/${version}' >&2\n`,
    })
    await chmod(path.join(folder, 'nginx'), 0o755)
    const example = path.join(path.dirname(fillScript), 'storefront.env.example')
    const env = { PATH: `${folder}:${process.env.PATH}` }
    const filled = await runProcess(fillScript, [example], { cwd: folder, env })
    expect(filled).toContain(expected)
    expect(filled.match(/^ {2}http2 on;$/gm) ?? []).toHaveLength(expected.includes('http2') ? 0 : 2)
  })
})
