import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { cacheFolder } from 'workspace/workspace.ts'

import { type KernelTypes, kernelTypesSchema } from './manifests.ts'
import { computeSourceDigest } from './source-digest.ts'

/** Relative to the root of the repository. */
const KERNEL_FOLDER = 'shared/kernel'
/** Written into a kernel that is packed for other repositories. */
const PACKED_TYPES = 'node_modules/@shop/kernel/kernel-types.json'

const cache = new Map<string, Promise<KernelTypes>>()

/**
 * The declarations of the kernel and of what it imports from `shared`; a packed kernel brings them. The result is cached, for the process and
 * until the kernel or what it imports changes.
 */
export function emitKernelTypes(root: string): Promise<KernelTypes> {
  const cached = cache.get(root)
  if (cached) return cached
  // Kept from the start: builds that run at the same time ask at the same time.
  const types = readOrEmit(root)
  cache.set(root, types)
  types.catch(() => cache.delete(root))
  return types
}

async function readOrEmit(root: string): Promise<KernelTypes> {
  const packed = await readCached(path.join(root, PACKED_TYPES))
  if (packed) return packed
  const file = path.join(
    cacheFolder(root),
    `kernel-types-${await computeSourceDigest(root, KERNEL_FOLDER)}.json`,
  )
  const stored = await readCached(file)
  if (stored) return stored
  // The compiler takes half a second to load, and is seldom needed.
  const { emitTypes } = await import('./emit-types.ts')
  const types = emitTypes(root, await listParts(path.join(root, KERNEL_FOLDER, 'src')))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, JSON.stringify(types))
  await rename(`${file}.${process.pid}`, file)
  return types
}

/** The files of the kernel's parts, which are directly in its folder of sources. */
async function listParts(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => /^[a-z]+\.ts$/.test(file)).map((file) => path.join(folder, file))
}

async function readCached(file: string): Promise<KernelTypes | null> {
  try {
    return kernelTypesSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}
