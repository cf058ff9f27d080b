import { ReleaseError } from '../release-error.ts'
import { readCommand } from './program.ts'
import { usage } from './usage.ts'

const read = (line: string) => readCommand(line.split(' ').filter(Boolean))

test.each([
  ['', { do: 'help' }],
  ['help', { do: 'help' }],
  ['--help', { do: 'help' }],
  ['promote -h', { do: 'help' }],
  ['status', { do: 'status' }],
  ['publish mfe-agents', { do: 'publish', name: 'mfe-agents', ahead: false }],
  ['publish shell', { do: 'publish', name: 'shell', ahead: false }],
  ['publish shell --ahead', { do: 'publish', name: 'shell', ahead: true }],
  ['rollback mfe-agents', { do: 'rollback', name: 'mfe-agents' }],
  ['check mfe-agents', { do: 'check', name: 'mfe-agents', version: undefined }],
  ['check mfe-agents@1.0.0-ab', { do: 'check', name: 'mfe-agents', version: '1.0.0-ab' }],
  [
    'promote mfe-agents@1.0.0-ab',
    { do: 'promote', versions: [{ name: 'mfe-agents', version: '1.0.0-ab' }], traffic: undefined },
  ],
  [
    'promote mfe-agents@1.0.0 --traffic 5',
    { do: 'promote', versions: [{ name: 'mfe-agents', version: '1.0.0' }], traffic: 5 },
  ],
  [
    'promote shell@2.0.0 mfe-agents@1.0.0',
    {
      do: 'promote',
      versions: [
        { name: 'shell', version: '2.0.0' },
        { name: 'mfe-agents', version: '1.0.0' },
      ],
      traffic: undefined,
    },
  ],
  ['prune --keep 3', { do: 'prune', keep: 3 }],
  ['prune --keep=0', { do: 'prune', keep: 0 }],
])('%s', (line, command) => expect(read(line)).toEqual(command))

test.each([
  ['release mfe-agents', 'There is no command release.'],
  ['publish', 'publish what? One of shell, mfe-catalog'],
  ['publish mfe-x', 'There is no mfe-x: one of shell'],
  ['publish mfe-agents@1.0.0', 'takes a name without a version'],
  ['publish mfe-agents mfe-content', 'What is mfe-content? publish takes one name.'],
  ['status mfe-agents', 'What is mfe-agents? status takes no name.'],
  ['prune mfe-agents --keep 1', 'prune takes no name'],
  ['check', 'check what?'],
  ['promote', 'promote what?'],
  ['promote mfe-agents@1 mfe-agents@2', 'mfe-agents can go live in one version only'],
  ['promote mfe-agents@1 shell', 'Which version of shell?'],
  ['promote mfe-agents@1 --ahead', 'promote takes no --ahead'],
  ['rollback mfe-agents --traffic 5', 'rollback takes no --traffic'],
  ['promote mfe-agents', 'Which version of mfe-agents?'],
  ['promote mfe-agents@', 'not of the form NAME@VERSION'],
  ['promote mfe-agents@1@2', 'not of the form NAME@VERSION'],
  ['promote mfe-agents@../x', 'not of the form NAME@VERSION'],
  ['promote mfe-agents@.live', 'not of the form NAME@VERSION'],
  ['promote mfe-agents@1 --traffic 0', '--traffic takes a whole number from 1 to 99'],
  ['promote mfe-agents@1 --traffic 100', '--traffic takes a whole number from 1 to 99'],
  ['promote mfe-agents@1 --traffic 5%', '--traffic takes a whole number from 1 to 99'],
  ['prune', '--keep takes a whole number from 0 to 1000'],
  ['prune --keep -1', '--keep'],
  ['prune --keep 1.5', '--keep takes a whole number'],
  ['status --fast', "Unknown option '--fast'"],
])('%s is refused: %s', (line, message) => {
  expect(() => read(line)).toThrow(ReleaseError)
  expect(() => read(line)).toThrow(message)
})

test('the help names every command', () => {
  for (const command of ['publish', 'check', 'promote', 'rollback', 'status', 'prune']) {
    expect(usage).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
  }
})
