import { useT } from '../messages.generated.ts'

/** Why a field cannot be saved. */
export type Problem =
  'missing' | 'invalid' | 'invalidCode' | 'noAmount' | 'tooManyDecimals' | 'tooLarge'

/** The `errorText` of the office's fields. */
export function useErrorText() {
  const t = useT()
  return (problem: Problem, { label }: { label: string }) => t(`error.${problem}`, { field: label })
}
