import type { Rules } from '@shop/ui/form/form-rules.ts'

/** Names of the rules that a field's value breaks. */
export function findProblems<Values>(
  rules: Rules<Values> | undefined,
  value: string,
  values = {} as Values,
): string[] {
  return Object.entries(rules ?? {}).flatMap(([name, isMet]) =>
    isMet?.(value, values) ? [] : [name],
  )
}
