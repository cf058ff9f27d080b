import { useT } from './messages.ts'
import { NOT_PERMITTED } from './resolve-overrides.ts'

/** Lists overrides that could not be used, with the reasons. */
export function RejectedOverrides({ rejected }: { rejected: ReadonlyMap<string, string> }) {
  const t = useT()
  return (
    <>
      <p>{t('overrides.rejectedTitle')}</p>
      <ul>
        {[...rejected].map(([name, reason]) => (
          <li key={name} dir="auto" translate="no">
            {t('overrides.rejected', {
              name,
              reason: reason === NOT_PERMITTED ? t('overrides.notPermitted') : reason,
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
