import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { nullIfMissing } from '@shop/server/null-if-missing.ts'
import { repositoryRoot } from 'workspace/workspace.ts'

import { findBrowser } from '../browser.ts'
import { runProcess } from '../run-process.ts'

export interface OutsideRepository {
  folder: string
  /** Runs a command in it. @returns its output @throws Error with its output when it fails */
  run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>
  /** Runs `npm start` with these options, until it is stopped. @returns once it says where */
  start: (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<ChildProcess>
  release: (...args: string[]) => Promise<string>
  /** Replaces a text in every file of its build. */
  replaceInBuild: (from: string, to: string) => Promise<void>
  remove: () => Promise<void>
}

/**
 * Generates a repository for a remote in a temporary folder, with its packages from the tarballs.
 * @param options.install installs the libraries too, as its team would; else they are this repository's
 * @param options.store the shop's folder of released versions
 */
export async function createOutsideRepository(
  remote: string,
  { install, store }: { install: boolean; store: string },
): Promise<OutsideRepository> {
  const parent = await mkdtemp(path.join(tmpdir(), 'outside-'))
  const folder = path.join(parent, 'repository')
  await runProcess('npm', ['run', '--silent', 'new-remote', '--', remote, '--outside', folder], {
    cwd: repositoryRoot,
  })
  const browser = findBrowser()
  const run: OutsideRepository['run'] = (command, args, env = {}) =>
    runProcess(command, args, {
      cwd: folder,
      env: { RELEASE_DIR: store, ...(browser && { CHROMIUM: browser }), ...env },
    })
  if (install) await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'])
  else await linkLibraries(folder)
  return {
    folder,
    run,
    start: (args, env) => startShop(folder, args, env),
    release: (...args) => run('node', ['node_modules/@shop/release/dist/bin.js', ...args]),
    async replaceInBuild(from, to) {
      const dist = path.join(folder, 'dist')
      for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(c?js|json)$/.test(entry.name)) continue
        const file = path.join(entry.parentPath, entry.name)
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to))
      }
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  }
}

async function startShop(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const script = 'node_modules/@shop/config/dist/shop-start.js'
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('from source')) resolve()
    })
    child.once('exit', () => reject(new Error(`${script} did not start`)))
  })
  return child
}

/** Links the packages that one of this repository has for itself, into a package. */
async function linkNested(source: string, target: string): Promise<void> {
  const names = (await readdir(source).catch(nullIfMissing)) ?? []
  if (names.length > 0) await mkdir(target, { recursive: true })
  for (const name of names) await symlink(path.join(source, name), path.join(target, name))
}

/** Installs the tarballs beside links to the libraries of this repository. */
async function linkLibraries(folder: string): Promise<void> {
  const source = path.join(repositoryRoot, 'node_modules')
  const target = path.join(folder, 'node_modules')
  await mkdir(target)
  for (const name of await readdir(source)) {
    if (name !== '@shop' && !name.startsWith('.'))
      await symlink(path.join(source, name), path.join(target, name))
  }
  const packed = await readdir(path.join(folder, 'packages'))
  for (const tarball of packed.filter((file) => file.endsWith('.tgz'))) {
    // shop-standalone-shell-1.0.0.tgz
    const name = tarball.replace(/^shop-/, '').replace(/-\d.*$/, '')
    const installed = path.join(target, '@shop', name)
    await mkdir(installed, { recursive: true })
    await runProcess(
      'tar',
      ['-xzf', path.join(folder, 'packages', tarball), '--strip-components=1'],
      {
        cwd: installed,
      },
    )
    for (const folder of [name, path.join('shared', name)]) {
      const nested = path.join(repositoryRoot, folder, 'node_modules')
      await linkNested(nested, path.join(installed, 'node_modules'))
    }
  }
}
