/** What the person said with the pause button; `undefined` as long as it was left alone. */
export type AutoplayChoice = 'playing' | 'paused' | undefined

interface AutoplayState {
  choice: AutoplayChoice
  reducedMotion: boolean
  /** The pointer is over the carousel. */
  hovered: boolean
  /** Something in the carousel has the focus. */
  focused: boolean
}

/**
 * Whether the carousel moves by itself. An explicit choice always wins: whoever pressed play still has the pointer
 * and the focus on that button, and must see it work.
 */
export function isAutoplaying({ choice, reducedMotion, hovered, focused }: AutoplayState): boolean {
  if (choice !== undefined) return choice === 'playing'
  return !reducedMotion && !hovered && !focused
}

/** Whether the button offers to pause. Holding still under the pointer is no pause. */
export function isPlaying({
  choice,
  reducedMotion,
}: Pick<AutoplayState, 'choice' | 'reducedMotion'>) {
  return choice === undefined ? !reducedMotion : choice === 'playing'
}
