import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import getPort from 'get-port'
import { releaseRendered } from 'site/testing/rendered-site.ts'
import type { LockedPackages } from 'workspace/lock-file.ts'
import { repositoryRoot as root } from 'workspace/workspace.ts'

import { buildProgram } from './build-program.ts'
import { type ProgramName, programNames, programs } from './program-list.ts'

const folders = {} as Record<ProgramName, string>
const started: ChildProcess[] = []
const servers: Server[] = []

/** Installs what the program's lock file lists, from this repository's packages: nothing else can be found from there. */
async function install(name: ProgramName, folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages
  }
  for (const place of Object.keys(lock.packages).filter(Boolean)) {
    const nested = path.join(root, programs[name].workspace, place)
    const source = existsSync(nested) ? nested : path.join(root, place)
    // Packages for other systems are not installed here.
    if (existsSync(source)) await copyPackage(source, path.join(folder, place))
  }
}

/** Copies a package without those below it. */
async function copyPackage(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const entry of readdirSync(source)) {
    if (entry === 'node_modules') continue
    await cp(path.join(source, entry), path.join(target, entry), { recursive: true })
  }
}

beforeAll(async () => {
  const folder = await createTemporaryFolder()
  for (const name of programNames) {
    folders[name] = path.join(folder, name)
    await buildProgram(name, folders[name])
    await install(name, folders[name])
  }
})

afterAll(async () => {
  for (const child of started) {
    if (child.exitCode === null) child.kill('SIGKILL')
  }
  for (const server of servers) server.close()
})

/** Starts a command of a built program, as an installed one is started. */
function run(name: ProgramName, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server.mjs', ...args], {
    cwd: folders[name],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  started.push(child)
  let output = ''
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  const waiting = new Map<string, () => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += String(part)
      for (const [text, resolve] of waiting) if (output.includes(text)) resolve()
    })
  }
  /** Waits until it has printed a text, or has ended. */
  const untilPrinted = (text: string) => {
    if (output.includes(text)) return
    return Promise.race([ended, new Promise<void>((resolve) => waiting.set(text, resolve))])
  }
  return { child, ended, untilPrinted, output: () => output }
}

test('an installed site serves pages that it has rendered, and is asked whether it is well', async () => {
  const releases = await createTemporaryFolder()
  await releaseRendered(releases, { 'mfe-shop': `exports.routes = ({ url }) => 'Page of ' + url` })
  // Nothing was changed in its office.
  const backend = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0)
  servers.push(backend)
  await once(backend, 'listening')
  const env = {
    BACKEND_URL: `http://localhost:${(backend.address() as AddressInfo).port}`,
    PORT: String(await getPort()),
    SITE_MONITOR_PORT: String(await getPort()),
    RELEASE_DIR: releases,
    RENDER_BUDGET_MS: '10000',
  }
  const site = run('site', [], env)
  expect(await run('site', ['health', '--ready', '--wait', '60'], env).ended).toEqual({
    code: 0,
    output: '',
  })
  const page = await (await fetch(`http://localhost:${env.PORT}/shop`)).text()
  const lines = site
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; msg: string })
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([])
  expect(lines.map(({ msg }) => msg)).toContain(`Site ready at http://localhost:${env.PORT}`)
  expect(page).toContain('Page of /shop')
  site.child.kill('SIGTERM')
  expect((await site.ended).code).toBe(0)
  const stopped = await run('site', ['health'], env).ended
  expect(stopped.code).toBe(1)
  expect(stopped.output).toMatch(/\/healthz does not answer: /)
})

test('an installed backend migrates, serves, makes backups and restores them', async () => {
  const data = await createTemporaryFolder()
  const backups = await createTemporaryFolder()
  const env = {
    BACKEND_PORT: String(await getPort()),
    BACKEND_MONITOR_PORT: String(await getPort()),
    DATA_DIR: data,
    PAYMENTS: 'test',
    DEMO_DATA: 'on',
  }
  expect(await run('backend', ['migrate'], env).ended).toEqual({
    code: 0,
    output: 'The database is at the latest migration.\n',
  })
  const backend = run('backend', [], env)
  await backend.untilPrinted(' ready at ')
  const origin = `http://localhost:${env.BACKEND_PORT}`
  const answer = await fetch(`${origin}/api/v1.0/products/best-sellers`)
  expect({ status: answer.status, output: backend.output() }).toMatchObject({ status: 200 })
  const login = await (await fetch(`${origin}/portal/login`)).text()
  const [stylesheet] = /\/assets\/pages-\w+\.css/.exec(login) ?? []
  expect((await fetch(`${origin}${stylesheet}`)).status).toBe(200)
  const { results } = (await answer.json()) as { results: { coverImgUrl: string }[] }
  expect((await fetch(String(results[0]?.coverImgUrl))).headers.get('content-type')).toBe(
    'image/webp',
  )

  for (const _time of [1, 2]) await run('backend', ['backup', backups, '--keep', '1'], env).ended
  const files = readdirSync(backups)
  expect(files).toEqual([expect.stringMatching(/^shop-\d{8}T\d{9}Z\.backup$/)])
  backend.child.kill('SIGTERM')
  expect((await backend.ended).code).toBe(0)
  const other = { ...env, DATA_DIR: await createTemporaryFolder() }
  const restored = await run('backend', ['restore', path.join(backups, String(files[0]))], other)
    .ended
  expect(restored).toMatchObject({ code: 0 })
  expect(readdirSync(other.DATA_DIR)).toContain('shop.sqlite')
})

test.each(programNames)(
  'an installed %s checks its settings, and names what is wrong',
  async (name) => {
    const variable = name === 'site' ? 'PORT' : 'BACKEND_PORT'
    const checked = await run(name, ['config', 'check'], { [variable]: '80x', PAYMENTS: 'test' })
      .ended
    expect(checked.code).toBe(1)
    expect(checked.output).toContain(`${variable} must be a port number`)
    const unknown = await run(name, ['migrat']).ended
    expect(unknown).toEqual({ code: 1, output: 'There is no command migrat; --help lists them.\n' })
  },
)

const storage = {
  RELEASE_STORE_ENDPOINT: 'http://127.0.0.1:1',
  RELEASE_STORE_PATH_STYLE: 'on',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
}

test('the backend reads object storage with the SDK that is in its bundle', async () => {
  const { child, output, untilPrinted } = run('backend', [], {
    ...storage,
    BACKEND_PORT: String(await getPort()),
    DATA_DIR: await createTemporaryFolder(),
    PAYMENTS: 'test',
    MEDIA_STORE: 's3://shop/pictures',
  })
  await untilPrinted(' ready at ')
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(output()) ?? []
  const picture = await fetch(`${origin}/media/upload-${'a'.repeat(24)}-640.avif`)
  expect(picture.status).toBe(503)
  await untilPrinted('picture store')
  expect(output()).toContain('The picture store s3://shop/pictures (http://127.0.0.1:1)')
  child.kill('SIGKILL')
})

test('the site reads object storage with the SDK that is in its bundle', async () => {
  const { child, output, untilPrinted } = run('site', [], {
    PAYMENTS: 'test',
    RELEASE_DIR: await createTemporaryFolder(),
    RELEASE_STORE: 's3://shop/releases',
    ...storage,
  })
  await untilPrinted('release store')
  expect(output()).toContain('The release store s3://shop/releases (http://127.0.0.1:1)')
  child.kill('SIGKILL')
})
