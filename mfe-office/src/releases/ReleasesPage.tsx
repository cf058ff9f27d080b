import { formatDateTime } from '@shop/i18n/format.ts'
import { mainApi, request } from '@shop/kernel/http'
import { useLanguage } from '@shop/kernel/language'
import { type Theme, useTheme } from '@shop/kernel/theme'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { color, radius } from '@shop/ui/tokens/tokens.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import Rocket from 'lucide-react/icons/rocket'
import { styled } from 'styled-components'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { ReleasesT, useReleasesT } from '../messages.generated.ts'

const COMMAND = 'dashboard --office'

const releasesQuery = queryOptions({
  queryKey: ['mfe-office', 'releases'],
  queryFn: ({ signal }) =>
    request(
      mainApi,
      async () => (await import('@shop/contracts/wire/office-releases.ts')).officeReleasesSchema,
      { url: '/office/releases', signal },
    ),
  staleTime: 0,
})

/** The page follows the system's theme, where the shop may have another one. */
const toStyles = (theme: Theme) => `<style>:root { color-scheme: ${theme} !important }</style>`

/** Who has what live, as the release tool has sent it. */
export function ReleasesPage() {
  const t = useReleasesT()
  return (
    <PageFrame title={t('releases.title')} intro={t('releases.intro')}>
      <Dashboard />
    </PageFrame>
  )
}

function Dashboard() {
  const t = useReleasesT()
  const { lang } = useLanguage()
  const theme = useTheme()
  return (
    <RecordLoader query={useQuery(releasesQuery)}>
      {({ dashboard }) =>
        dashboard ? (
          <>
            <p>{t('releases.at', { time: formatDateTime(dashboard.at, lang) })}</p>
            {/* Nothing in it runs, and nothing of it reaches the page. */}
            <Frame
              sandbox=""
              srcDoc={dashboard.html + toStyles(theme)}
              title={t('releases.frame')}
            />
          </>
        ) : (
          <EmptyState
            icon={<Rocket />}
            title={t('releases.empty')}
            text={
              <ReleasesT
                id="releases.emptyHint"
                values={{ command: COMMAND }}
                components={{ 0: <Command dir="ltr" translate="no" /> }}
              />
            }
          />
        )
      }
    </RecordLoader>
  )
}

const Command = styled.code`
  white-space: nowrap;
`

const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 80vh;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
`
