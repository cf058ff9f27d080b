import { sitePaths } from '@shop/contracts/site-paths.ts'
import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { Breadcrumb } from '@shop/ui/navigation/Breadcrumb.tsx'

import { useHelpT } from '../messages.generated.ts'
import { getAnswerPath } from './guides.ts'
import { Content, PopularQuestions, QuestionLink, QuestionList, Root } from './HelpHero.styles.ts'
import { SearchBox } from './SearchBox.tsx'

interface HelpHeroProps {
  query: string
  onQuery: (query: string) => void
}

const popularQuestions = ['orders.place', 'discounts.apply', 'cards.phones'] as const

export function HelpHero({ query, onQuery }: HelpHeroProps) {
  const t = useHelpT()
  return (
    <DarkSection>
      <Root>
        <Breadcrumb
          items={[
            { label: t('help.home'), to: sitePaths.home },
            { label: t('meta.help.center.title') },
          ]}
        />
        <Content>
          <div>
            <h1 tabIndex={-1}>{t('center.heading')}</h1>
            <p>{t('center.intro')}</p>
          </div>
          <SearchBox query={query} onQuery={onQuery} />
          <PopularQuestions aria-labelledby="often-asked">
            <h2 id="often-asked">{t('center.popular')}</h2>
            <QuestionList>
              {popularQuestions.map((question) => (
                <li key={question}>
                  <QuestionLink to={getAnswerPath(question)}>{t(`${question}.title`)}</QuestionLink>
                </li>
              ))}
            </QuestionList>
          </PopularQuestions>
        </Content>
      </Root>
    </DarkSection>
  )
}
