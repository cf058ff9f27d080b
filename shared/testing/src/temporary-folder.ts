import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
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

/**
 * Makes a folder once in each test file that asks for it.
 * @returns a function whose every call returns a copy of its own
 */
export function createFolderTemplate(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined
  return async () => {
    made ??= make()
    const template = await made
    const folder = await createTemporaryFolder()
    copyFolder(template, folder)
    return folder
  }
}

/** Copies a folder with the modification times of folders, by which versions are listed. */
function copyFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)]
    if (entry.isDirectory()) copyFolder(from, to)
    else copyFileSync(from, to)
  }
  const { atime, mtimeMs } = statSync(source)
  utimesSync(target, atime, mtimeMs / 1000)
}

/** @param files text by path, relative to `folder` */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
