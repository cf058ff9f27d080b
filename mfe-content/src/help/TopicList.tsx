import { matchesSearch } from '@shop/contracts/rules/search-text.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import SearchX from 'lucide-react/icons/search-x'
import { styled } from 'styled-components'

import { ListHeader } from '../layout/sections.styles.ts'
import { HelpT, useHelpT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { TopicCard } from './TopicCard.tsx'
import { type Topic, topics } from './topics.ts'

interface TopicListProps {
  query: string
  onQuery: (query: string) => void
}

/** Topics that match the query; their number is announced. */
export function TopicList({ query, onQuery }: TopicListProps) {
  const t = useHelpT()
  const toSearchText = ({ id, questions }: Topic) =>
    [
      t(`topic.${id}`),
      ...questions.flatMap((question) => [t(`${question}.feature`), t(`${question}.title`)]),
    ].join(' ')
  const found = topics.filter((topic) => matchesSearch(toSearchText(topic), query))
  return (
    <section aria-labelledby="topics">
      <Header>
        <h2 id="topics">{t('center.topics')}</h2>
        <p role="status">
          {t(query ? 'center.resultCount' : 'center.topicCount', { count: found.length })}
        </p>
      </Header>
      {found.length > 0 ? (
        <Grid as="ul" $min="20rem">
          {found.map((topic) => (
            <TopicCard key={topic.id} topic={topic} />
          ))}
        </Grid>
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={<HelpT id="center.empty.title" values={{ query }} components={{ 0: <bdi /> }} />}
          text={t('center.empty.text')}
          action={
            <Stack $row $justify="center">
              <Button onClick={() => onQuery('')}>{t('center.empty.clear')}</Button>
              <ButtonLink to={paths['help.support']} variant="secondary">
                {t('center.empty.ask')}
              </ButtonLink>
            </Stack>
          }
        />
      )}
    </section>
  )
}

const Header = styled(ListHeader)`
  margin-block-end: ${space[5]};
`
