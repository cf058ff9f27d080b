import { isUtf8 } from 'node:buffer'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { isRemoteName, type RemoteName } from '@shop/contracts/rules/remote-name.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import {
  assertRegularFiles,
  digestFiles,
  folderVersionFiles,
  type VersionFiles,
} from 'release-store/version-files.ts'

import { findUnansweredPaths } from '../checks/paths.ts'
import { writeCommit } from './commit.ts'
import { compressFolder, isServedText } from './compress.ts'
import { readDescription } from './description.ts'
import { writeIntegrity } from './integrity.ts'
import { KERNEL_TYPES, REMOTE_MANIFEST, SLOT_TYPES } from './manifests.ts'
import { emitSlotTypes } from './slot-types.ts'

/** A folder that is as a version is stored. */
interface PreparedFolder {
  name: RemoteName
  version: string
  folder: string
  files: VersionFiles
}

/**
 * Makes a version of a copy of a folder that any tool has built with its description `remote.json`; the copy is there
 * until `use` is done. Its version is that of the description and a digest of its files.
 * @param root of the repository that it was built in
 * @throws ReleaseError when the folder or its description is missing or has another shape, or the folder has what no version may have
 */
export async function withPreparedFolder<Result>(
  root: string,
  source: string,
  use: (prepared: PreparedFolder) => Promise<Result>,
): Promise<Result> {
  const { manifest, packageVersion } = await readDescription(source)
  const { name } = manifest
  if (!isRemoteName(name)) {
    throw new ReleaseError(
      `${source} describes ${name}: a remote is called mfe- and lower-case words joined by hyphens.`,
    )
  }
  await assertRegularFiles(source)
  const built = folderVersionFiles(source)
  const texts = await readTexts(source, built)
  assertAnswered(source, manifest.paths, texts)
  const version = `${packageVersion}-${await digestFiles(await built.list(), (file) => built.readBytes(file))}`
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    await cp(source, folder, { recursive: true })
    const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
    await write(REMOTE_MANIFEST, JSON.stringify(manifest, null, 2))
    const files = folderVersionFiles(folder)
    // Without types of the kernel, the versions alone say whether the shell's fits.
    if ((await files.size(KERNEL_TYPES)) === null) await write(KERNEL_TYPES, '{}')
    const slotTypes = await emitSlotTypes(folder, root, name)
    if (slotTypes) await write(SLOT_TYPES, JSON.stringify(slotTypes, null, 2))
    await compressFolder(folder)
    await writeCommit(folder, root)
    await writeIntegrity(folder)
    return await use({ name, version, folder, files })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The texts that are served, by name. @throws ReleaseError for one whose characters a browser would replace */
async function readTexts(source: string, files: VersionFiles): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const file of (await files.list()).filter(isServedText)) {
    const bytes = await files.readBytes(file)
    if (!isUtf8(bytes)) {
      throw new ReleaseError(
        `${path.join(source, file)} is not valid UTF-8: browsers would show other characters. Save its sources as UTF-8 and build it again.`,
      )
    }
    texts.set(file, Buffer.from(bytes).toString())
  }
  return texts
}

/** @throws ReleaseError with the paths that no route of the build can answer */
function assertAnswered(
  source: string,
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
): void {
  const scripts = [...texts].filter(([file]) => file.endsWith('.js')).map(([, text]) => text)
  const unanswered = findUnansweredPaths(paths, scripts)
  if (unanswered.length === 0) return
  throw new ReleaseError(
    `No script of ${source} names ${unanswered.join(', ')}, so no route answers: visitors would see "Page Not Found". ` +
      `Take it out of "paths" in ${REMOTE_MANIFEST}, or give the remote a route for it.`,
  )
}
