import type { FieldProblem } from './field-rules.ts'
import { useT } from './messages.ts'

/** The `errorText` of a `FormField`. */
export function useErrorText() {
  const t = useT()
  return (problem: FieldProblem, { label }: { label: string }) =>
    t(`fieldError.${problem}`, { field: label })
}
