import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { DamageError, ReleaseError } from '@shop/release-format/release-error.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { CommanderError } from 'commander'
import { startS3Server } from 'object-storage/testing/s3-server.ts'
import { objectStore } from 'release-store/objects/object-store.ts'
import { repositoryRoot } from 'workspace/workspace.ts'

import { createReleaseContext } from '../testing/release-context.ts'
import type { RunCommand } from './commands.ts'
import { describeError } from './describe-error.ts'
import { openStore } from './open-store.ts'
import { createProgram } from './program.ts'

describe('createProgram', () => {
  /** Runs a command line. @returns the handlers that were called, what was printed, and the error if there was one */
  async function run(line: string) {
    const calls: object[] = []
    const record: RunCommand = async (command, options, store) =>
      void calls.push({ command, ...options, ...(store !== undefined && { store }) })
    let output = ''
    const write = (text: string) => void (output += text)
    const program = createProgram(record, { writeOut: write, writeErr: write })
    const error = await program
      .parseAsync(line.split(' ').filter(Boolean), { from: 'user' })
      .then(() => null)
      .catch((reason: unknown) => reason)
    return { calls, output, error }
  }

  test.each([
    ['status', { command: 'status' }],
    ['status --store s3://shop/main', { command: 'status', store: 's3://shop/main' }],
    ['--store /srv/releases status', { command: 'status', store: '/srv/releases' }],
    ['rollback shell --store=x', { command: 'rollback', name: 'shell', store: 'x' }],
    ['publish mfe-agents', { command: 'publish', name: 'mfe-agents', ahead: false }],
    ['publish shell --ahead', { command: 'publish', name: 'shell', ahead: true }],
    [
      'publish mfe-new --from dist',
      { command: 'publish', name: 'mfe-new', ahead: false, from: 'dist' },
    ],
    ['check --from dist --json', { command: 'check', from: 'dist', json: true }],
    ['check --from dist --no-browser', { command: 'check', from: 'dist', browser: false }],
    ['explain shell', { command: 'explain', name: 'shell', version: undefined }],
    [
      'explain mfe-agents@1.0.0-ab --json',
      { command: 'explain', name: 'mfe-agents', version: '1.0.0-ab', json: true },
    ],
    ['schema', { command: 'schema' }],
    ['rollback mfe-agents', { command: 'rollback', name: 'mfe-agents' }],
    ['check mfe-agents', { command: 'check', name: 'mfe-agents', version: undefined }],
    [
      'promote mfe-agents@1.0.0-ab',
      {
        command: 'promote',
        versions: [{ name: 'mfe-agents', version: '1.0.0-ab' }],
      },
    ],
    [
      'promote mfe-agents@1.0.0 --no-browser',
      { command: 'promote', versions: [{ name: 'mfe-agents', version: '1.0.0' }], browser: false },
    ],
    [
      'promote mfe-agents@1.0.0 --traffic 5',
      { command: 'promote', versions: [{ name: 'mfe-agents', version: '1.0.0' }], traffic: 5 },
    ],
    [
      'promote shell@2.0.0 --traffic 100',
      { command: 'promote', versions: [{ name: 'shell', version: '2.0.0' }], traffic: 100 },
    ],
    [
      'promote shell@2.0.0 mfe-agents@1.0.0',
      {
        command: 'promote',
        versions: [
          { name: 'shell', version: '2.0.0' },
          { name: 'mfe-agents', version: '1.0.0' },
        ],
      },
    ],
    [
      'promote mfe-agents@2 --steps 1,10,100 --every 5m --min-page-loads 50',
      {
        command: 'promoteInSteps',
        versions: [{ name: 'mfe-agents', version: '2' }],
        steps: [1, 10, 100],
        everyMs: 300_000,
        minPageLoads: 50,
      },
    ],
    [
      'promote mfe-agents@2 --resume',
      { command: 'promoteInSteps', versions: [{ name: 'mfe-agents', version: '2' }] },
    ],
    [
      'promote shell@2.0.0 --force',
      { command: 'promote', versions: [{ name: 'shell', version: '2.0.0' }], force: true },
    ],
    [
      'promote shell@2.0.0 --message faster',
      {
        command: 'promote',
        versions: [{ name: 'shell', version: '2.0.0' }],
        message: 'faster',
      },
    ],
    [
      'rollback mfe-agents --message broken',
      { command: 'rollback', name: 'mfe-agents', message: 'broken' },
    ],
    ['remove mfe-agents --force', { command: 'remove', name: 'mfe-agents', force: true }],
    ['log', { command: 'log', last: 20 }],
    ['log mfe-agents --last 5', { command: 'log', name: 'mfe-agents', last: 5 }],
    ['preview', { command: 'preview', subjects: [], days: 7 }],
    [
      'preview mfe-new --from dist --days 30 --name pr-12 --site https://shop.test --json',
      {
        command: 'preview',
        subjects: [{ name: 'mfe-new', version: undefined }],
        from: 'dist',
        days: 30,
        name: 'pr-12',
        site: 'https://shop.test',
        json: true,
      },
    ],
    [
      'preview add pr-12 shell@2 mfe-agents@1 --json --store x',
      {
        command: 'addToPreview',
        name: 'pr-12',
        versions: [
          { name: 'shell', version: '2' },
          { name: 'mfe-agents', version: '1' },
        ],
        json: true,
        store: 'x',
      },
    ],
    ['preview list --json', { command: 'listPreviews', json: true }],
    ['preview lock pr-12', { command: 'lockPreview', name: 'pr-12' }],
    ['preview end pr-12', { command: 'endPreview', name: 'pr-12' }],
    ['prune --keep 3', { command: 'prune', keep: 3 }],
    ['prune --keep=0', { command: 'prune', keep: 0 }],
  ])('runs %j', async (line, call) => {
    const { calls, error } = await run(line)
    expect(error).toBeNull()
    expect(calls).toEqual([call])
  })

  test.each(['help', '--help', '-h', 'promote -h', 'help promote'])(
    'prints help for %j',
    async (line) => {
      const { calls, output, error } = await run(line)
      expect(error).toMatchObject({ exitCode: 0 })
      expect(output).toContain('Usage: npm run release --')
      expect(calls).toEqual([])
    },
  )

  test('names every command in the help', async () => {
    const { output } = await run('--help')
    const named = 'publish check schema promote rollback remove status log prune preview'
    for (const command of named.split(' ')) {
      expect(output).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
    }
  })

  test.each([
    ['release mfe-agents', "unknown command 'release'"],
    ['publish', "missing required argument 'NAME'"],
    ['publish agents', 'There is no agents; use shell, or the name of a remote'],
    ['publish Loyalty --from dist', 'There is no Loyalty'],
    ['status --store', "'--store <ADDRESS>' argument missing"],
    ['publish mfe-agents@1.0.0', 'must be a name without a version'],
    ['status mfe-agents', 'too many arguments'],
    ['promote mfe-agents@1 mfe-agents@2', 'Only one version of mfe-agents can go live'],
    ['promote mfe-agents@1 shell', 'The version is missing: for example shell@'],
    ['promote mfe-agents', 'The version is missing: for example mfe-agents@'],
    ['promote mfe-agents@', 'must have the form NAME@VERSION'],
    ['promote mfe-agents@1@2', 'must have the form NAME@VERSION'],
    ['promote mfe-agents@../x', 'must have the form NAME@VERSION'],
    ['promote mfe-agents@.live', 'must have the form NAME@VERSION'],
    ['promote mfe-agents@1 --traffic 0', 'must be a whole number from 1 to 100'],
    ['promote mfe-agents@1 --traffic 101', 'must be a whole number from 1 to 100'],
    ['promote mfe-agents@1 --traffic 5%', 'must be a whole number from 1 to 100'],
    ['promote mfe-agents@1 --traffic', "'--traffic <PERCENT>' argument missing"],
    ['promote mfe-agents@1 --steps 10,1', 'must be larger than the one before'],
    ['promote mfe-agents@1 --steps 0,10', 'must be a whole number from 1 to 100'],
    ['promote mfe-agents@1 --steps 1;10', 'must be a whole number from 1 to 100'],
    ['promote mfe-agents@1 --steps 1,10 --every 10', 'must be a time such as 30s, 10m or 2h'],
    ['promote mfe-agents@1 --steps 1,10 --traffic 5', 'cannot be used with'],
    ['promote mfe-agents@1 --resume --steps 1,10', 'cannot be used with'],
    ['promote mfe-agents@1 --every 10m', "'--steps <PERCENTS>' is missing"],
    ['prune', "required option '--keep <NUMBER>' not specified"],
    ['prune --keep -1', '--keep'],
    ['prune --keep 1.5', 'must be a whole number from 0 to 1000'],
    ['preview --days 0', 'must be a whole number from 1 to 90'],
    ['preview agents', 'There is no agents'],
    ['preview shell shell@1', 'shell is named twice'],
    ['preview end ../x', 'must be lower-case letters, digits and hyphens'],
    ['preview add pr-12', "missing required argument 'NAME@VERSION'"],
    ['preview add pr-12 mfe-agents', 'The version is missing'],
    ['status --fast', "unknown option '--fast'"],
  ])('rejects %j: %s', async (line, message) => {
    const { calls, output, error } = await run(line)
    expect(error).toBeInstanceOf(CommanderError)
    expect(error).toMatchObject({ exitCode: 1 })
    expect(output).toContain(message)
    expect(calls).toEqual([])
  })
})

describe('runCli', () => {
  test('a command goes on to its end when nobody reads its output', async () => {
    const { folder, store } = await createReleaseContext()
    const cli = path.join(repositoryRoot, 'release/src/cli/cli.ts')
    const args = ['--import', 'tsx', cli, 'prune', '--keep', '0', '--store', folder]
    const child = spawn(process.execPath, args, { cwd: repositoryRoot })
    child.stdout.destroy()
    const errors: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
    const [code] = (await once(child, 'close')) as [number]
    expect(errors.join('')).toBe('')
    expect(code).toBe(0)
    expect(await store.list('mfe-catalog')).toHaveLength(1)
  })
})

describe('describeError', () => {
  test.each([new ReleaseError('Do this.'), new DamageError('Do this.')])(
    'returns the message of %s',
    (error) => expect(describeError(error)).toBe('Do this.'),
  )

  test('returns a sentence for storage that cannot be used', () => {
    expect(
      describeError(
        Object.assign(new Error('The release store s3://shop does not answer'), {
          name: 'StorageError',
        }),
      ),
    ).toBe(
      'The release store s3://shop does not answer. Nothing is half done: status says what is live, then run the command again.',
    )
  })

  test.each([
    ['ENOSPC', 'The disk is full: /shop/x.'],
    ['EACCES', 'Permission is missing: /shop/x.'],
    ['EROFS', 'The file system is read-only: /shop/x.'],
  ])('returns a sentence for %s', (code, sentence) => {
    const error = Object.assign(new Error('x'), { code, path: '/shop/x' })
    expect(describeError(error)).toBe(
      `${sentence} What is live is as before. Mend it, then run the command again.`,
    )
  })

  test('returns the stack of an unexpected error', () => {
    expect(describeError(new TypeError('odd'))).toMatch(/TypeError: odd\n\s+at /)
    expect(describeError('odd')).toBe('odd')
  })
})

describe('openStore', () => {
  test('opens the storage that the environment or an option names, with credentials from files', async () => {
    const server = await startS3Server()
    const { env } = server
    await objectStore(server.open()).commit('one', {}, '0')
    const secrets = await createTemporaryFolder({ id: 'S3RVER\n', key: 'S3RVER\n' })
    const { RELEASE_STORE, AWS_ACCESS_KEY_ID: _id, AWS_SECRET_ACCESS_KEY: _key, ...others } = env
    const files = {
      AWS_ACCESS_KEY_ID_FILE: path.join(secrets, 'id'),
      AWS_SECRET_ACCESS_KEY_FILE: path.join(secrets, 'key'),
    }
    for (const store of [
      await openStore('/nowhere', { ...others, ...files, RELEASE_STORE }),
      await openStore('/nowhere', { ...others, ...files }, RELEASE_STORE),
    ]) {
      expect(await store.readState()).toEqual({ revision: '1', text: 'one', isServed: true })
    }
  })

  test('says what is wrong with the environment', async () => {
    const env = { RELEASE_STORE: 'shop/main', RELEASE_STORE_PATH_STYLE: 'yes' }
    await expect(openStore('/nowhere', env)).rejects.toThrow(
      'RELEASE_STORE must be s3://BUCKET or s3://BUCKET/PREFIX, not "shop/main"; RELEASE_STORE_PATH_STYLE must be on or off, not "yes".',
    )
  })
})
