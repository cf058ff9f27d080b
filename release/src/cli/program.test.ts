import { CommanderError } from 'commander'

import { frontEnds } from '../testing/release-fixtures.ts'
import { type CommandHandlers, createProgram } from './program.ts'

/** Runs a command line. @returns the handlers that were called, what was printed, and the error if there was one */
async function run(line: string) {
  const calls: object[] = []
  const record =
    (command: string) =>
    async (options: object = {}) =>
      void calls.push({ command, ...options })
  const handlers: CommandHandlers = {
    publish: record('publish'),
    check: record('check'),
    schema: record('schema'),
    sbom: record('sbom'),
    promote: record('promote'),
    rollback: record('rollback'),
    remove: record('remove'),
    status: record('status'),
    log: record('log'),
    repair: record('repair'),
    prune: record('prune'),
    copy: record('copy'),
    testerLink: record('tester-link'),
  }
  let output = ''
  const write = (text: string) => void (output += text)
  const program = createProgram(frontEnds, handlers, { writeOut: write, writeErr: write })
  const error = await program
    .parseAsync(line.split(' ').filter(Boolean), { from: 'user' })
    .then(() => null)
    .catch((reason: unknown) => reason)
  return { calls, output, error }
}

describe('createProgram', () => {
  test.each([
    ['status', { command: 'status' }],
    ['copy s3://shop/main', { command: 'copy', target: 's3://shop/main' }],
    ['publish mfe-agents', { command: 'publish', name: 'mfe-agents', ahead: false }],
    ['publish shell', { command: 'publish', name: 'shell', ahead: false }],
    ['publish shell --ahead', { command: 'publish', name: 'shell', ahead: true }],
    [
      'publish mfe-new --from dist',
      { command: 'publish', name: 'mfe-new', ahead: false, from: 'dist' },
    ],
    ['check --from dist --json', { command: 'check', from: 'dist', json: true }],
    ['schema', { command: 'schema' }],
    ['sbom mfe-agents@1.0.0-ab', { command: 'sbom', name: 'mfe-agents', version: '1.0.0-ab' }],
    ['rollback mfe-agents', { command: 'rollback', name: 'mfe-agents' }],
    ['check mfe-agents', { command: 'check', name: 'mfe-agents', version: undefined }],
    ['check mfe-agents@1.0.0-ab', { command: 'check', name: 'mfe-agents', version: '1.0.0-ab' }],
    [
      'promote mfe-agents@1.0.0-ab',
      {
        command: 'promote',
        versions: [{ name: 'mfe-agents', version: '1.0.0-ab' }],
        traffic: undefined,
      },
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
        traffic: undefined,
      },
    ],
    [
      'promote mfe-agents@2 --steps 1,10,100 --every 5m --min-page-loads 50',
      {
        command: 'promote',
        versions: [{ name: 'mfe-agents', version: '2' }],
        steps: [1, 10, 100],
        every: 300_000,
        minPageLoads: 50,
      },
    ],
    [
      'promote mfe-agents@2 --resume',
      {
        command: 'promote',
        versions: [{ name: 'mfe-agents', version: '2' }],
        resume: true,
      },
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
    ['repair', { command: 'repair' }],
    ['tester-link', { command: 'tester-link', days: 7 }],
    [
      'tester-link --days 30 --site https://shop.test',
      { command: 'tester-link', days: 30, site: 'https://shop.test' },
    ],
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

  test('names every command and front end in the help', async () => {
    const { output } = await run('--help')
    for (const command of [
      'publish',
      'check',
      'schema',
      'sbom',
      'promote',
      'rollback',
      'remove',
      'status',
      'log',
      'repair',
      'prune',
    ]) {
      expect(output).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
    }
    for (const name of frontEnds) expect(output).toContain(name)
  })

  test.each([
    ['release mfe-agents', "unknown command 'release'"],
    ['publish', "missing required argument 'NAME'"],
    ['publish', 'one of shell, mfe-agents'],
    ['publish mfe-x', 'There is no mfe-x; use one of shell'],
    ['publish Loyalty --from dist', 'There is no Loyalty'],
    ['publish mfe-agents@1.0.0', 'must be a name without a version'],
    ['publish mfe-agents mfe-content', 'too many arguments'],
    ['status mfe-agents', 'too many arguments'],
    ['prune mfe-agents --keep 1', 'too many arguments'],
    ['promote', "missing required argument 'NAME@VERSION'"],
    ['promote mfe-agents@1 mfe-agents@2', 'Only one version of mfe-agents can go live'],
    ['promote mfe-agents@1 shell', 'The version is missing: for example shell@'],
    ['promote mfe-agents@1 --ahead', "unknown option '--ahead'"],
    ['rollback mfe-agents --traffic 5', "unknown option '--traffic'"],
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
    ['tester-link --days 0', 'must be a whole number from 1 to 90'],
    ['status --fast', "unknown option '--fast'"],
  ])('rejects %j: %s', async (line, message) => {
    const { calls, output, error } = await run(line)
    expect(error).toBeInstanceOf(CommanderError)
    expect(error).toMatchObject({ exitCode: 1 })
    expect(output).toContain(message)
    expect(calls).toEqual([])
  })
})
