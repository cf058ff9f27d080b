import { sitePaths } from '@shop/contracts/browser/site-paths.ts'

import type { ContentPageState } from '../content-page/content-page.api.ts'
import { ContentPage } from '../content-page/ContentPage.tsx'
import { useCompanyT } from '../messages.generated.ts'

/** What an owner has written in place of a page about the company. */
export function CompanyText({ state }: { state: ContentPageState }) {
  const t = useCompanyT()
  return (
    <ContentPage
      state={state}
      above={[{ label: t('company.home'), to: sitePaths.home }]}
      contents={t('company.contents')}
    />
  )
}
