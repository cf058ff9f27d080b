import { isAutoplaying, isPlaying } from './autoplay.ts'

const initial = { choice: undefined, reducedMotion: false, hovered: false, focused: false } as const

describe('isAutoplaying', () => {
  test.each([
    ['by default', {}, true],
    ['not while hovered', { hovered: true }, false],
    ['not while focused', { focused: true }, false],
    ['not with reduced motion', { reducedMotion: true }, false],
    ['not once paused', { choice: 'paused' as const }, false],
    [
      'while hovered and focused, once play was pressed',
      { choice: 'playing' as const, hovered: true, focused: true },
      true,
    ],
    [
      'with reduced motion, once play was pressed',
      { choice: 'playing' as const, reducedMotion: true },
      true,
    ],
  ])('plays %s', (_, change, plays) => {
    expect(isAutoplaying({ ...initial, ...change })).toBe(plays)
  })
})

describe('isPlaying', () => {
  test.each([
    [undefined, false, true],
    [undefined, true, false],
    ['paused', false, false],
    ['playing', true, true],
  ] as const)(
    'for the choice %s and reduced motion %s returns %s',
    (choice, reducedMotion, playing) => {
      expect(isPlaying({ choice, reducedMotion })).toBe(playing)
    },
  )
})
