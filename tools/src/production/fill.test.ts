import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

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
})
