import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const created: string[] = []

afterAll(async () => {
  await Promise.all(created.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})

/** Creates a folder with these files; it is removed after the test file. @param files text by relative path */
export async function createTemporaryFolder(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-test-'))
  created.push(folder)
  await writeFiles(folder, files)
  return folder
}

/** @param files text by path, relative to `folder` */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
