import { useAccountT } from '../messages.generated.ts'

/** The `errorText` of a required field. */
export function useErrorText() {
  const t = useAccountT()
  return (problem: 'missing', { label }: { label: string }) =>
    t(`fieldError.${problem}`, { field: label })
}
