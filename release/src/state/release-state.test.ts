import { goBack, goLive, goOnTrial, usedVersions, type Live } from './release-state.ts'

const remote = (version: string, previous: string[] = [], trials: [string, number][] = []) => ({
  version,
  previous,
  trials: trials.map(([name, traffic]) => ({ version: name, traffic })),
  leaving: [] as string[],
})
const other = { 'mfe-y': remote('7.0.0', ['6.0.0'], [['8.0.0', 5]]) }
const live = (state: Live[string]): Live => ({ 'mfe-x': state, ...other })

describe('going live', () => {
  test('for the first time', () => {
    expect(goLive(other, 'mfe-x', '1.0.0')).toEqual(live(remote('1.0.0')))
  })

  test('remembers what was live before, the latest first', () => {
    const before = live(remote('2.0.0', ['1.0.0']))
    expect(goLive(before, 'mfe-x', '3.0.0')).toEqual(live(remote('3.0.0', ['2.0.0', '1.0.0'])))
  })

  test('remembers five', () => {
    const versions = ['1', '2', '3', '4', '5', '6', '7', '8']
    const last = versions.reduce<Live>((state, version) => goLive(state, 'mfe-x', version), other)
    expect(last).toEqual(live(remote('8', ['7', '6', '5', '4', '3'])))
  })

  test('ends the trials, that of the version itself included', () => {
    const before = live(
      remote(
        '1.0.0',
        [],
        [
          ['2.0.0', 5],
          ['3.0.0', 5],
        ],
      ),
    )
    expect(goLive(before, 'mfe-x', '2.0.0')).toEqual(live(remote('2.0.0', ['1.0.0'])))
    expect(goLive(before, 'mfe-x', '1.0.0')).toEqual(live(remote('1.0.0')))
  })
})

describe('going on trial', () => {
  test('leaves what is live as it is', () => {
    const before = live(remote('1.0.0', ['0.9.0']))
    expect(goOnTrial(before, 'mfe-x', '2.0.0', 5)).toEqual(
      live(remote('1.0.0', ['0.9.0'], [['2.0.0', 5]])),
    )
  })

  test('again changes the share', () => {
    const before = live(
      remote(
        '1.0.0',
        [],
        [
          ['2.0.0', 5],
          ['3.0.0', 90],
        ],
      ),
    )
    expect(goOnTrial(before, 'mfe-x', '2.0.0', 9)['mfe-x']?.trials).toEqual([
      { version: '3.0.0', traffic: 90 },
      { version: '2.0.0', traffic: 9 },
    ])
  })

  test.each([
    ['where nothing is live', other, 'Promote mfe-x@2.0.0 without --traffic'],
    ['where it is live', live(remote('2.0.0')), 'what all visitors get already'],
    [
      'where others leave too little',
      live(
        remote(
          '1.0.0',
          [],
          [
            ['3.0.0', 60],
            ['4.0.0', 10],
          ],
        ),
      ),
      'leave less than 30 %: 3.0.0 (60 %), 4.0.0 (10 %). End them with rollback, or take less than 30',
    ],
  ])('%s is refused', (_, before, message) => {
    expect(() => goOnTrial(before, 'mfe-x', '2.0.0', 30)).toThrow(message)
  })
})

describe('going back', () => {
  test('brings back what was live before, step by step', () => {
    const once = goBack(live(remote('3.0.0', ['2.0.0', '1.0.0'])), 'mfe-x')
    expect(once).toEqual(live(remote('2.0.0', ['1.0.0'])))
    expect(goBack(once, 'mfe-x')).toEqual(live(remote('1.0.0')))
  })

  test('first ends the trials', () => {
    const before = live(
      remote(
        '2.0.0',
        ['1.0.0'],
        [
          ['3.0.0', 5],
          ['4.0.0', 5],
        ],
      ),
    )
    expect(goBack(before, 'mfe-x')).toEqual(live(remote('2.0.0', ['1.0.0'])))
  })

  test.each([
    ['from the first version', live(remote('1.0.0')), 'No version of mfe-x was live before 1.0.0.'],
    ['from nothing', other, 'No version of mfe-x is live.'],
  ])('%s is refused', (_, before, message) => {
    expect(() => goBack(before, 'mfe-x')).toThrow(message)
  })
})

describe('a version that is being removed', () => {
  const before = live({ ...remote('3.0.0', ['2.0.0', '1.0.0']), leaving: ['2.0.0', '4.0.0'] })

  test('cannot go live any more, not for a part of the visitors either', () => {
    expect(() => goLive(before, 'mfe-x', '4.0.0')).toThrow('mfe-x@4.0.0 is being removed')
    expect(() => goOnTrial(before, 'mfe-x', '4.0.0', 5)).toThrow('mfe-x@4.0.0 is being removed')
  })

  test('is passed over on the way back', () => {
    expect(goBack(before, 'mfe-x')['mfe-x']).toMatchObject({ version: '1.0.0', previous: [] })
  })

  test('is not forgotten by what else happens', () => {
    const after = goOnTrial(goLive(before, 'mfe-x', '5.0.0'), 'mfe-x', '6.0.0', 5)
    expect(after['mfe-x']?.leaving).toEqual(['2.0.0', '4.0.0'])
    expect(goBack(goBack(after, 'mfe-x'), 'mfe-x')['mfe-x']?.leaving).toEqual(['2.0.0', '4.0.0'])
  })
})

test('in use is what visitors get, and the version before', () => {
  expect(usedVersions(remote('3.0.0', ['2.0.0', '1.0.0'], [['4.0.0', 5]]))).toEqual([
    '3.0.0',
    '4.0.0',
    '2.0.0',
  ])
})
