import { useAccountT } from '../messages.generated.ts'

/** The rule that a field can break: it is required. The message is `fieldError.PROBLEM`. */
export type FieldProblem = 'missing'

/** The `errorText` of a `FormField`. */
export function useErrorText() {
  const t = useAccountT()
  return (problem: FieldProblem, { label }: { label: string }) =>
    t(`fieldError.${problem}`, { field: label })
}
