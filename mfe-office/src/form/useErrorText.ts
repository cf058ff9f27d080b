import { listReadings } from '@shop/contracts/rules/typed-amount.ts'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import { useT } from '../messages.generated.ts'

const problems = [
  'missing',
  'invalid',
  'invalidCode',
  'noAmount',
  'ambiguous',
  'tooManyDecimals',
  'tooLarge',
  'notPlain',
  'tooLong',
  'notWhole',
  'numberTooLarge',
  'numberTooSmall',
  'notAboveZero',
  'overHundred',
  'endsFirst',
  'invalidVatNumber',
  'chosenTwice',
  'noHttps',
  'noPath',
  'noTitle',
  'noCountryCode',
  'noColor',
  'unreadable',
  'noHours',
  'noPosition',
] as const

/** Why a field cannot be saved. */
export type Problem = (typeof problems)[number]
const isProblem = (text: string): text is Problem => (problems as readonly string[]).includes(text)

/** The `errorText` of the office's fields. @param form of fields with an amount, whose readings are named */
export function useErrorText<Values extends FieldValues>(form?: UseFormReturn<Values>) {
  const t = useT()
  return (problem: string, { name, label }: { name: Path<Values>; label: string }) => {
    if (!isProblem(problem)) return problem
    if (problem !== 'ambiguous') return t(`error.${problem}`, { field: label })
    const [decimal, whole] = listReadings(String(form?.getValues(name))) ?? []
    return decimal && whole ? t('error.ambiguous', { decimal, whole }) : t('error.noAmount')
  }
}
