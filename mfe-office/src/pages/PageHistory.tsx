import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { usePagesT } from '../messages.generated.ts'
import { historyQuery, type PageText } from './pages.api.ts'

interface PageHistoryProps {
  kind: 'page' | 'post'
  id: string
  /** Puts an earlier text into the form. */
  onChoose: (text: PageText) => void
}

/** What was saved of the text, by whom and when; an earlier text can be taken up again. */
export function PageHistory({ kind, id, onChoose }: PageHistoryProps) {
  const t = usePagesT()
  const { lang } = useLanguage()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('page.history')}</h2>
      <RecordLoader query={useQuery(historyQuery(kind, id))}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('page.noHistory')}</p>
          ) : (
            <Versions>
              {results.map(({ _id, at, who, text }) => {
                const date = formatDateTime(at, lang)
                return (
                  <Stack key={_id} as="li" $row $justify="space-between" $gap="3">
                    <div>
                      <Time dateTime={at}>{date}</Time>
                      <Muted>
                        <PersonalText>{who}</PersonalText>
                      </Muted>
                    </div>
                    {text.en ? (
                      <Button
                        variant="secondary"
                        aria-label={t('page.useVersionOf', { date })}
                        onClick={() => onChoose(text)}
                      >
                        {t('page.useVersion')}
                      </Button>
                    ) : (
                      <Muted>{t('pages.default')}</Muted>
                    )}
                  </Stack>
                )
              })}
            </Versions>
          )
        }
      </RecordLoader>
    </section>
  )
}

const Versions = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
  list-style: none;
`
