import { isPlaying, isAutoplaying } from './autoplay.ts'

const still = { choice: undefined, reducedMotion: false, hovered: false, focused: false } as const

test.each([
  ['by itself', {}, true],
  ['not under the pointer', { hovered: true }, false],
  ['not with the focus inside', { focused: true }, false],
  ['not for those who asked for less motion', { reducedMotion: true }, false],
  ['not once paused', { choice: 'paused' as const }, false],
  [
    'under the pointer that pressed play',
    { choice: 'playing' as const, hovered: true, focused: true },
    true,
  ],
  [
    'for whoever pressed play in spite of less motion',
    { choice: 'playing' as const, reducedMotion: true },
    true,
  ],
])('it moves %s', (_, change, moves) => {
  expect(isAutoplaying({ ...still, ...change })).toBe(moves)
})

test.each([
  [undefined, false, true],
  [undefined, true, false],
  ['paused', false, false],
  ['playing', true, true],
] as const)(
  'after the choice %s, with reduced motion %s, it counts as playing: %s',
  (choice, reducedMotion, playing) => {
    expect(isPlaying({ choice, reducedMotion })).toBe(playing)
  },
)
