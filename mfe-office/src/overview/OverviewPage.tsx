import { PageFrame } from '../layout/PageFrame.tsx'
import { useT } from '../messages.generated.ts'

/** The first page of the office. */
export function OverviewPage() {
  const t = useT()
  return (
    <PageFrame title={t('overview.title')} intro={t('overview.intro')}>
      <p>{t('overview.text')}</p>
    </PageFrame>
  )
}
