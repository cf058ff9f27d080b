import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { Breadcrumb } from '@shop/ui/navigation/Breadcrumb.tsx'
import { color, font, mediaQuery, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useHelpT } from '../messages.generated.ts'
import { getAnswerPath } from './guides.ts'
import { SearchBox } from './SearchBox.tsx'

interface HelpHeroProps {
  query: string
  onQuery: (query: string) => void
  /** Whether questions of the shop's own answers are offered. */
  withPopular: boolean
}

const popularQuestions = ['delivery.when', 'names.languages', 'cards.phones'] as const

export function HelpHero({ query, onQuery, withPopular }: HelpHeroProps) {
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
          {withPopular && (
            <PopularQuestions aria-labelledby="often-asked">
              <h2 id="often-asked">{t('center.popular')}</h2>
              <QuestionList>
                {popularQuestions.map((question) => (
                  <li key={question}>
                    <QuestionLink to={getAnswerPath(question)}>
                      {t(`${question}.title`)}
                    </QuestionLink>
                  </li>
                ))}
              </QuestionList>
            </PopularQuestions>
          )}
        </Content>
      </Root>
    </DarkSection>
  )
}

const Root = styled(Container)`
  padding-block: ${space[5]} ${space[8]};
`

const Content = styled.div`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.prose};
  margin-block-start: ${space[5]};
  ${mediaQuery.laptop} {
    margin-inline: auto;
    text-align: center;
  }
  & h1 {
    font-size: ${font.display};
  }
  & h1 + p {
    margin-block-start: ${space[3]};
    color: ${color.muted};
    font-size: ${font.l};
  }
`

const PopularQuestions = styled.nav`
  & > h2 {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.regular};
    letter-spacing: 0;
  }
`

const QuestionList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
  ${mediaQuery.laptop} {
    justify-content: center;
  }
`

const QuestionLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.s};
  line-height: 1.4;
  text-decoration: none;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.accent};
    color: ${color.text};
  }
`
