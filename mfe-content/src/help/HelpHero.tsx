import { sitePaths } from '@shop/contracts/site-paths.ts'
import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { Breadcrumb } from '@shop/ui/navigation/Breadcrumb.tsx'

import { Asked, Often, OftenList, Root, Words } from './HelpHero.styles.ts'
import { answerPath } from './guides.ts'
import { useT } from './messages.ts'
import { SearchBox } from './SearchBox.tsx'

interface CenterHeroProps {
  query: string
  onQuery: (query: string) => void
}

const oftenAsked = ['orders.place', 'discounts.apply', 'cards.phones'] as const

/** The top of the help center: one question back, and a box for the answer. */
export function CenterHero({ query, onQuery }: CenterHeroProps) {
  const t = useT()
  return (
    <DarkSection>
      <Root>
        <Breadcrumb
          items={[
            { label: t('help.home'), to: sitePaths.home },
            { label: t('meta.help.center.title') },
          ]}
        />
        <Words>
          <div>
            <h1 tabIndex={-1}>{t('center.heading')}</h1>
            <p>{t('center.intro')}</p>
          </div>
          <SearchBox query={query} onQuery={onQuery} />
          <Often aria-labelledby="often-asked">
            <h2 id="often-asked">{t('center.popular')}</h2>
            <OftenList>
              {oftenAsked.map((question) => (
                <li key={question}>
                  <Asked to={answerPath(question)}>{t(`${question}.title`)}</Asked>
                </li>
              ))}
            </OftenList>
          </Often>
        </Words>
      </Root>
    </DarkSection>
  )
}
