import path from 'node:path'

import { sharedModules } from '@shop/config/shared.js'
import { sharedVersions } from '@shop/config/shared-versions.js'
import { z } from 'zod/mini'

import type { VersionFiles } from '../store/version-files.ts'
import { sharedSchema, type Shared } from './manifests.ts'

/** Beside a shell's files: what it provides to the remotes on its pages. */
export const HOST_FILE = 'host.json'

const hostSchema = z.object({ shared: sharedSchema })

/** `host.json` of the shell as its sources are now. @param root the repository's folder */
export function hostDescription(root: string): string {
  const shared = sharedVersions(sharedModules(path.join(root, 'shell'), { eager: true }))
  return `${JSON.stringify({ shared }, null, 2)}\n`
}

/** What a version of the shell provides. @throws when it does not say, or not in this shape */
export async function providedBy(files: VersionFiles): Promise<Shared> {
  return hostSchema.parse(JSON.parse(await files.read(HOST_FILE))).shared
}
