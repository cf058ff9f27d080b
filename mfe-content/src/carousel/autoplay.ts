/** The choice made with the pause button; `undefined` before it was used. */
export type AutoplayChoice = 'playing' | 'paused' | undefined

interface AutoplayState {
  choice: AutoplayChoice
  reducedMotion: boolean
  /** The pointer is over the carousel. */
  hovered: boolean
  /** The focus is within the carousel. */
  focused: boolean
}

/**
 * Whether autoplay is running. An explicit choice always wins: pointer and focus are still on the play button
 * after it was clicked.
 */
export function isAutoplaying({ choice, reducedMotion, hovered, focused }: AutoplayState): boolean {
  if (choice !== undefined) return choice === 'playing'
  return !reducedMotion && !hovered && !focused
}

/** Whether the button offers to pause. A hover or focus does not count as a pause. */
export function isPlaying({
  choice,
  reducedMotion,
}: Pick<AutoplayState, 'choice' | 'reducedMotion'>) {
  return choice === undefined ? !reducedMotion : choice === 'playing'
}
