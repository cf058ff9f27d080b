import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes over what a field of a page from the server had before hydration: typed, chosen, filled in or restored by the browser.
 * React keeps it in the field, and tells nobody.
 * @param value what the page renders
 */
export function useEarlyInput(
  input: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onInput: (text: string) => void,
): void {
  const adopt = useEffectEvent(() => {
    const text = input.current?.value ?? value
    if (text !== value) onInput(text)
  })
  useEffect(() => adopt(), [])
}
