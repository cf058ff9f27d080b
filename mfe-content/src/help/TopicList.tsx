import { matchesSearch } from '@shop/contracts/rules/search-text.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import CircleHelp from 'lucide-react/icons/circle-help'
import CreditCard from 'lucide-react/icons/credit-card'
import Nfc from 'lucide-react/icons/nfc'
import PenLine from 'lucide-react/icons/pen-line'
import SearchX from 'lucide-react/icons/search-x'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import UserCog from 'lucide-react/icons/user-cog'
import UsersRound from 'lucide-react/icons/users-round'
import { styled } from 'styled-components'

import { ListHeader } from '../layout/sections.styles.ts'
import { HelpT, useHelpT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { getAnswerPath } from './guides.ts'
import type { TopicId } from './topics.ts'

const icons = {
  orders: ShoppingBag,
  delivery: Truck,
  returns: Undo2,
  names: PenLine,
  discounts: TicketPercent,
  payments: CreditCard,
  account: UserCog,
  cards: Nfc,
  ambassadors: UsersRound,
} satisfies Record<TopicId, unknown>

/** A topic of the help centre, with what it is about. */
export interface ListedTopic {
  id: string
  title: string
  features: readonly string[]
  /** What else it is found by. */
  words?: readonly string[]
}

interface TopicListProps {
  topics: readonly ListedTopic[]
  query: string
  onQuery: (query: string) => void
}

/** Topics that match the query; their number is announced. */
export function TopicList({ topics, query, onQuery }: TopicListProps) {
  const t = useHelpT()
  const toSearchText = ({ title, features, words = [] }: ListedTopic) =>
    [title, ...features, ...words].join(' ')
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

/** A topic with its features; the whole card links to the topic's answers. */
function TopicCard({ topic: { id, title, features } }: { topic: ListedTopic }) {
  const Icon = Object.hasOwn(icons, id) ? icons[id as TopicId] : CircleHelp
  return (
    <TopicRoot as="li">
      <IconBadge $size="s">
        <Icon />
      </IconBadge>
      <Title>
        <Link to={getAnswerPath(id)}>{title}</Link>
        <ArrowForward />
      </Title>
      <FeatureList>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </FeatureList>
    </TopicRoot>
  )
}

const Header = styled(ListHeader)`
  margin-block-end: ${space[5]};
`

const TopicRoot = styled(LinkCard)`
  display: grid;
  align-content: start;
  gap: ${space[4]};
`

const Title = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    color: ${color.accent};
  }
  ${stretchedLink}
`

const FeatureList = styled.ul`
  display: grid;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${font.s};
`
