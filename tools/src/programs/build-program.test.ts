import { readdirSync } from 'node:fs'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { buildProgram } from './build-program.ts'

test('buildProgram refuses a folder that holds something else', async () => {
  const target = await createTemporaryFolder({ 'src/mine.ts': '' })
  await expect(buildProgram('site', target)).rejects.toThrow('holds something else')
  expect(readdirSync(target)).toEqual(['src'])
})
