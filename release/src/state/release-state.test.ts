import {
  promoteVersion,
  type ReleaseState,
  releaseStateSchema,
  rollBack,
  startCanary,
  versionsInUse,
} from './release-state.ts'

const remote = (version: string, previous: string[] = [], canaries: [string, number][] = []) => ({
  version,
  previous,
  canaries: canaries.map(([name, traffic]) => ({ version: name, traffic })),
})
const other = { 'mfe-y': remote('7.0.0', ['6.0.0'], [['8.0.0', 5]]) }
const stateWith = (state: ReleaseState[string]): ReleaseState => ({ 'mfe-x': state, ...other })

describe('promoteVersion', () => {
  test('makes the first version live', () => {
    expect(promoteVersion(other, 'mfe-x', '1.0.0')).toEqual(stateWith(remote('1.0.0')))
  })

  test('adds the live version to the previous ones, latest first', () => {
    const before = stateWith(remote('2.0.0', ['1.0.0']))
    expect(promoteVersion(before, 'mfe-x', '3.0.0')).toEqual(
      stateWith(remote('3.0.0', ['2.0.0', '1.0.0'])),
    )
  })

  test('does not list the version that goes live again among the previous ones', () => {
    const before = stateWith(remote('2.0.0', ['1.0.0', '0.9.0']))
    expect(promoteVersion(before, 'mfe-x', '1.0.0')).toEqual(
      stateWith(remote('1.0.0', ['2.0.0', '0.9.0'])),
    )
  })

  test('keeps five previous versions', () => {
    const versions = ['1', '2', '3', '4', '5', '6', '7', '8']
    const last = versions.reduce<ReleaseState>(
      (state, version) => promoteVersion(state, 'mfe-x', version),
      other,
    )
    expect(last).toEqual(stateWith(remote('8', ['7', '6', '5', '4', '3'])))
  })

  test('ends all canaries, the promoted one included', () => {
    const before = stateWith(
      remote(
        '1.0.0',
        [],
        [
          ['2.0.0', 5],
          ['3.0.0', 5],
        ],
      ),
    )
    expect(promoteVersion(before, 'mfe-x', '2.0.0')).toEqual(stateWith(remote('2.0.0', ['1.0.0'])))
    expect(promoteVersion(before, 'mfe-x', '1.0.0')).toEqual(stateWith(remote('1.0.0')))
  })
})

describe('startCanary', () => {
  test('leaves the live version unchanged', () => {
    const before = stateWith(remote('1.0.0', ['0.9.0']))
    expect(startCanary(before, 'mfe-x', '2.0.0', 5)).toEqual(
      stateWith(remote('1.0.0', ['0.9.0'], [['2.0.0', 5]])),
    )
  })

  test('changes the share of a running canary', () => {
    const before = stateWith(
      remote(
        '1.0.0',
        [],
        [
          ['2.0.0', 5],
          ['3.0.0', 90],
        ],
      ),
    )
    expect(startCanary(before, 'mfe-x', '2.0.0', 9)['mfe-x']?.canaries).toEqual([
      { version: '3.0.0', traffic: 90 },
      { version: '2.0.0', traffic: 9 },
    ])
  })

  test.each([
    ['when no version is live', other, 'Promote mfe-x@2.0.0 without --traffic'],
    ['when the version is live', stateWith(remote('2.0.0')), 'is live for all visitors already'],
    [
      'when other canaries leave too little traffic',
      stateWith(
        remote(
          '1.0.0',
          [],
          [
            ['3.0.0', 60],
            ['4.0.0', 10],
          ],
        ),
      ),
      'leave less than 30 %: 3.0.0 (60 %), 4.0.0 (10 %). End them with rollback, or use less than 30',
    ],
  ])('throws %s', (_, before, message) => {
    expect(() => startCanary(before, 'mfe-x', '2.0.0', 30)).toThrow(message)
  })
})

describe('rollBack', () => {
  test('makes the previous versions live, step by step', () => {
    const once = rollBack(stateWith(remote('3.0.0', ['2.0.0', '1.0.0'])), 'mfe-x')
    expect(once).toEqual(stateWith(remote('2.0.0', ['1.0.0'])))
    expect(rollBack(once, 'mfe-x')).toEqual(stateWith(remote('1.0.0')))
  })

  test('ends the canaries first', () => {
    const before = stateWith(
      remote(
        '2.0.0',
        ['1.0.0'],
        [
          ['3.0.0', 5],
          ['4.0.0', 5],
        ],
      ),
    )
    expect(rollBack(before, 'mfe-x')).toEqual(stateWith(remote('2.0.0', ['1.0.0'])))
  })

  test.each([
    [
      'when there is no previous version',
      stateWith(remote('1.0.0')),
      'No version of mfe-x was live before 1.0.0. To take it out of the shop: remove mfe-x',
    ],
    ['when no version is live', other, 'No version of mfe-x is live.'],
  ])('throws %s', (_, before, message) => {
    expect(() => rollBack(before, 'mfe-x')).toThrow(message)
  })
})

test('versionsInUse returns the live version, the canaries and the previous version', () => {
  expect(versionsInUse(remote('3.0.0', ['2.0.0', '1.0.0'], [['4.0.0', 5]]))).toEqual([
    '3.0.0',
    '4.0.0',
    '2.0.0',
  ])
})

test('releaseStateSchema reads the fields of states that were stored earlier', () => {
  const trials = [{ version: '2.0.0', traffic: 5 }]
  const stored = {
    'mfe-x': { version: '1.0.0', previous: [], trials, leaving: [], pendingRemoval: [] },
  }
  expect(releaseStateSchema.parse(stored)).toEqual({
    'mfe-x': { version: '1.0.0', previous: [], canaries: trials },
  })
})
