import { useT } from './messages.ts'

/** What a field can fail: it is required. The message is `fieldError.PROBLEM`. */
export type FieldProblem = 'missing'

/** The `errorText` of a `FormField`. */
export function useErrorText() {
  const t = useT()
  return (problem: FieldProblem, { label }: { label: string }) =>
    t(`fieldError.${problem}`, { field: label })
}
