import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { isRemoteName, type RemoteName } from '@shop/contracts/remote-name.ts'

import { ReleaseError } from '../release-error.ts'
import { digestFiles, folderVersionFiles, type VersionFiles } from '../store/version-files.ts'
import { compressFolder } from './compress.ts'
import { readDescription } from './description.ts'
import { writeIntegrity } from './integrity.ts'
import { KERNEL_TYPES, REMOTE_MANIFEST } from './manifests.ts'

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
 * @throws ReleaseError when the folder or its description is missing or has another shape
 */
export async function withPreparedFolder<Result>(
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
  const built = folderVersionFiles(source)
  const version = `${packageVersion}-${await digestFiles(await built.list(), (file) => built.readBytes(file))}`
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    await cp(source, folder, { recursive: true })
    const write = (file: string, text: string) => writeFile(path.join(folder, file), text)
    await write(REMOTE_MANIFEST, JSON.stringify(manifest, null, 2))
    const files = folderVersionFiles(folder)
    // Without types of the kernel, the versions alone say whether the shell's fits.
    if ((await files.size(KERNEL_TYPES)) === null) await write(KERNEL_TYPES, '{}')
    await compressFolder(folder)
    await writeIntegrity(folder)
    return await use({ name, version, folder, files })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
