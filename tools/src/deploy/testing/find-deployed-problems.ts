import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { findProblems, type Program } from 'settings/config-command.ts'

/**
 * Checks what a deployed program is started with.
 * @param env its environment; absolute paths are those of the deployment
 * @param files contents of the secrets that are mounted, by those paths
 * @returns what is wrong, as the program would say
 */
export async function findDeployedProblems(
  program: Program,
  env: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const folder = await createTemporaryFolder()
  const places = new Map<string, string>()
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const place = path.join(folder, String(index))
    await writeFile(place, text)
    places.set(name, place)
  }
  const local = Object.entries(env).map(([name, value]) => [name, places.get(value) ?? value])
  return findProblems(Object.fromEntries(local) as NodeJS.ProcessEnv, [program])
}
