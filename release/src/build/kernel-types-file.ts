import { z } from 'zod/mini'

import type { VersionFiles } from '../store/version-files.ts'

/** Beside the files of a version: the types of the kernel that it was built with. */
export const KERNEL_TYPES_FILE = 'kernel-types.json'

/** Declarations by path, `@shop/NAME/src/….d.ts`. */
const typesSchema = z.record(z.string(), z.string())
export type KernelTypes = z.infer<typeof typesSchema>

/** The declarations that lie with a version. @throws when there are none */
export async function readKernelTypes(files: VersionFiles): Promise<KernelTypes> {
  return typesSchema.parse(JSON.parse(await files.read(KERNEL_TYPES_FILE)))
}
