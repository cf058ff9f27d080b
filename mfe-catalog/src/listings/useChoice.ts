import { useSearchParams } from '@shop/router'

import { readChoice, writeChoice, type Choice } from './choice.ts'

/** The choice that the address holds, and how to change it. */
export function useChoice() {
  const [address, setAddress] = useSearchParams()
  const choice = readChoice(address)
  return {
    choice,
    choose: (next: Choice) => setAddress(writeChoice(next), { preventScrollReset: true }),
    /** Without a step to go back to: nobody wants to go back letter by letter. */
    type: (search: string) =>
      setAddress(writeChoice({ ...choice, search }), { preventScrollReset: true, replace: true }),
  }
}

export type ChoiceState = ReturnType<typeof useChoice>
