import { useSearchParams } from '@shop/router'

/** Query parameter that shows the template's form, instead of leading on to the member portal. */
export const SAMPLE_PARAMETER = 'sample'

/** Whether the address asks for the template's form. */
export const useIsSample = (): boolean => useSearchParams()[0].has(SAMPLE_PARAMETER)
