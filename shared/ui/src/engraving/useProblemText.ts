import type { EngravingProblem } from '@shop/contracts/rules/engraving-layout.ts'

import { useT } from './messages.ts'

const REFUSALS = {
  emoji: 'engraving.noEmoji',
  character: 'engraving.refused',
  marks: 'engraving.marks',
} as const

/** Returns a function that says why a text cannot be put on a product. */
export function useProblemText(): (problem: EngravingProblem) => string {
  const t = useT()
  return (problem) =>
    problem.kind === 'tooLong'
      ? t('engraving.tooLong', { count: problem.surplus })
      : t(REFUSALS[problem.kind], {
          // Isolated: it may be of another direction than the sentence.
          character: `\u2068${problem.character}\u2069`,
        })
}
