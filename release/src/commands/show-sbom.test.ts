import { BILL_OF_MATERIALS } from '@shop/release-format/version-files.js'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { addVersion } from '../build/bill-of-materials.ts'
import { folderVersionFiles } from '../store/version-files.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { createRemoteFiles, publishFiles } from '../testing/release-fixtures.ts'
import { showSbom } from './show-sbom.ts'

const bill = {
  bomFormat: 'CycloneDX',
  metadata: { component: { type: 'application', name: 'mfe-agents', version: '1.0.0' } },
  components: [],
}

describe('showSbom', () => {
  test('prints the bill of materials of a version, by default of the latest', async () => {
    const { context, logged } = await createReleaseContext()
    const files = createRemoteFiles('mfe-agents', ['/agents'])
    const text = JSON.stringify(bill)
    await publishFiles(context.store, 'mfe-agents', '4.0.0', {
      ...files,
      [BILL_OF_MATERIALS]: text,
    })
    await showSbom(context, { name: 'mfe-agents', version: '4.0.0' })
    await showSbom(context, { name: 'mfe-agents', version: undefined })
    expect(logged).toEqual([text, text])
  })

  test('refuses a version without one, and one that is not published', async () => {
    const { context } = await createReleaseContext()
    await expect(showSbom(context, { name: 'mfe-agents', version: '1.0.0' })).rejects.toThrow(
      'mfe-agents@1.0.0 has no bill of materials: its build wrote no .server/bom.cdx.json.',
    )
    await expect(showSbom(context, { name: 'mfe-agents', version: '9.0.0' })).rejects.toThrow(
      'mfe-agents@9.0.0 is not published',
    )
  })
})

describe('addVersion', () => {
  test('states the version that a build becomes, and leaves a build without a bill as it is', async () => {
    const folder = await createTemporaryFolder({ [BILL_OF_MATERIALS]: JSON.stringify(bill) })
    await addVersion(folder, '1.0.0-0123456789')
    const stored = JSON.parse(await folderVersionFiles(folder).read(BILL_OF_MATERIALS)) as object
    const component = { ...bill.metadata.component, version: '1.0.0-0123456789' }
    expect(stored).toEqual({ ...bill, metadata: { component } })
    const empty = await createTemporaryFolder()
    await addVersion(empty, '1.0.0')
    expect(await folderVersionFiles(empty).list()).toEqual([])
  })
})
