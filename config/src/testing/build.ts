import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import webpack, { type Configuration } from 'webpack'

const created: string[] = []

afterAll(() => created.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** Creates a folder with these files; it is deleted after the tests of the file. */
export function temporaryFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'config-'))
  created.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/**
 * Builds these sources with webpack, without the shop's configuration.
 * @returns text by emitted file
 * @throws with webpack's own errors
 */
export async function build(
  files: Record<string, string>,
  configuration: Configuration,
): Promise<Record<string, string>> {
  const context = temporaryFolder(files)
  const output = { path: path.join(context, 'dist'), ...configuration.output }
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    const merged = {
      mode: 'development',
      devtool: false,
      context,
      ...configuration,
      output,
      // From Node 22.6 on, webpack itself strips the types of what has no loader, and refuses `.tsx`.
      experiments: { ...configuration.experiments, typescript: false },
    } as const
    webpack(merged, (error, result) => (error ? reject(error) : resolve(result)))
  })
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  const names = readdirSync(output.path)
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(output.path, name), 'utf8')]),
  )
}
