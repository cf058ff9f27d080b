import { MAX_LINE_QUANTITY } from '@shop/contracts/rules/pricing.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Accordion } from '../accordion/Accordion.tsx'
import { useContentPage } from '../content-page/content-page.api.ts'
import { Sections } from '../layout/columns.styles.ts'
import { Lead } from '../layout/sections.styles.ts'
import { useHelpT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { HelpHero } from './HelpHero.tsx'
import { SupportPrompt } from './HelpLayout.tsx'
import { type ListedTopic, TopicList } from './TopicList.tsx'
import { startQuestions, topics } from './topics.ts'

export function CenterPage() {
  const t = useHelpT()
  const { lang } = useLanguage()
  // The query is in the URL, so that it can be shared and bookmarked.
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''

  function setQuery(text: string): void {
    // No history entry per typed letter.
    setParams(text.trim() ? { q: text } : {}, { replace: true, preventScrollReset: true })
  }

  const own = useContentPage('help')?.data?.[lang]
  const listed: ListedTopic[] = own
    ? own.sections.map(({ items, ...section }) => ({
        ...section,
        features: items.map(({ title }) => title),
      }))
    : topics.map(({ id, questions }) => ({
        id,
        title: t(`topic.${id}`),
        features: questions.map((question) => t(`${question}.feature`)),
        words: questions.map((question) => t(`${question}.title`)),
      }))

  return (
    <>
      <PageMeta
        title={t('meta.help.center.title')}
        description={t('meta.help.center.description')}
      />
      <HelpHero query={query} onQuery={setQuery} withPopular={!own} />
      <Sections $start="section">
        <TopicList topics={listed} query={query} onQuery={setQuery} />
        {!own && <GetStarted />}
        <SupportPrompt />
      </Sections>
    </>
  )
}

function GetStarted() {
  const t = useHelpT()
  const { lang } = useLanguage()
  return (
    <Start aria-labelledby="get-started">
      <Stack $align="start">
        <h2 id="get-started">{t('center.start.title')}</h2>
        <Lead>{t('center.start.text')}</Lead>
        <ButtonLink to={paths['help.guides']} variant="secondary">
          {t('center.guides')}
        </ButtonLink>
      </Stack>
      <Accordion
        name="get-started-answers"
        items={startQuestions.map((question) => ({
          id: question,
          title: t(`${question}.title`),
          content: t(`${question}.desc`, { max: formatNumber(MAX_LINE_QUANTITY, lang) }),
        }))}
      />
    </Start>
  )
}

const Start = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space[8]};
  }
`
