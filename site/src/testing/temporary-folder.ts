import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []

afterAll(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})

/** A folder with these files, gone after the tests of the file. */
export async function temporaryFolder(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  made.push(folder)
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
