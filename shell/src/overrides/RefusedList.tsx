import type { Overrides } from './overrides.ts'
import { useT } from './messages.ts'

/** Wishes that could not be met, and why. */
export function RefusedList({ refused }: { refused: Overrides }) {
  const t = useT()
  return (
    <>
      <p>{t('overrides.refusedTitle')}</p>
      <ul>
        {[...refused].map(([name, reason]) => (
          <li key={name} dir="auto" translate="no">
            {t('overrides.refused', { name, reason })}
          </li>
        ))}
      </ul>
    </>
  )
}
