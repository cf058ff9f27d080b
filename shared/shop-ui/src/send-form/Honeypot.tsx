import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

/** A field that people neither see nor reach: what it holds, a robot has filled in. */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  )
}
