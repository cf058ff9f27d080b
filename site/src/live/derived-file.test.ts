import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { derivedFile } from './derived-file.ts'

async function createFile(text: string) {
  const file = path.join(await createTemporaryFolder({ 'a.json': text }), 'a.json')
  const replace = async (next: string) => {
    await writeFile(`${file}.next`, next)
    await rename(`${file}.next`, file)
  }
  return { file, replace }
}

describe('derivedFile', () => {
  test('derives the value once while the file stays', async () => {
    const { file } = await createFile('[1]')
    const derive = jest.fn((text: string) => JSON.parse(text) as unknown)
    const read = derivedFile(file, derive)
    expect([read(), read()]).toEqual([[1], [1]])
    expect(derive).toHaveBeenCalledTimes(1)
  })

  test('returns the new value once the file was replaced, by one of the same length too', async () => {
    const { file, replace } = await createFile('1')
    const read = derivedFile(file, Number)
    expect(read()).toBe(1)
    await replace('2')
    expect(read()).toBe(2)
  })

  test('throws for a missing file, and reads it when it is there', async () => {
    const { file, replace } = await createFile('1')
    await rm(file)
    const read = derivedFile(file, Number)
    expect(read).toThrow(/ENOENT/)
    await replace('3')
    expect(read()).toBe(3)
  })
})
