import type { CallFrame, Sample, Task } from './main-thread.ts'
import type { NameFunction } from './source-names.ts'

const MAX_NAMES = 3
/** Less is not worth a word. */
const MIN_SHARE = 0.1

const formatMs = (value: number) => `${value.toFixed(1)} ms`

/** Sums of a task's samples by a name, the largest first. */
function sumBy(samples: readonly Sample[], getName: (stack: readonly CallFrame[]) => string) {
  const sums = new Map<string, number>()
  for (const { stack, duration } of samples) {
    const name = getName(stack)
    if (name) sums.set(name, (sums.get(name) ?? 0) + duration)
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)
}

/** What a task spent its time on, one line: its kinds of work, what called, and the functions with most time of their own. */
export function explainTask(
  { start, duration, kinds, samples }: Task,
  nameFunction: NameFunction,
): string {
  const isMuch = ([, sum]: readonly [string, number]) => sum >= duration * MIN_SHARE
  const nameOf = (frame: CallFrame | undefined) => (frame ? nameFunction(frame) : '')
  const work = kinds
    .map(({ name, duration }) => [name, duration] as const)
    .filter(isMuch)
    .slice(0, MAX_NAMES)
    .map(([name, sum]) => `${name} ${formatMs(sum)}`)
  const [caller] = sumBy(samples, (stack) => nameOf(stack.at(-1)))
  const own = sumBy(samples, (stack) => nameOf(stack[0]))
    .filter(isMuch)
    .slice(0, MAX_NAMES)
    .map(([name, sum]) => `${name} ${formatMs(sum)}`)
  const parts = [
    work.join(', '),
    caller && isMuch(caller) ? `called by ${caller[0]}` : '',
    own.length > 0 ? `most in ${own.join(', ')}` : '',
  ].filter(Boolean)
  return `${formatMs(duration).padStart(9)} at ${formatMs(start)}: ${parts.join('; ') || 'nothing that the trace names'}`
}
