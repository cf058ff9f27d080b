import { useT } from './messages.ts'

/** Lists overrides that could not be used, with the reasons. */
export function RejectedOverrides({ rejected }: { rejected: ReadonlyMap<string, string> }) {
  const t = useT()
  return (
    <>
      <p>{t('overrides.rejectedTitle')}</p>
      <ul>
        {[...rejected].map(([name, reason]) => (
          <li key={name} dir="auto" translate="no">
            {t('overrides.rejected', { name, reason })}
          </li>
        ))}
      </ul>
    </>
  )
}
