import { Link } from '@shop/router'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import Nfc from 'lucide-react/icons/nfc'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import UserCog from 'lucide-react/icons/user-cog'
import UsersRound from 'lucide-react/icons/users-round'
import { styled } from 'styled-components'

import { useHelpT } from '../messages.generated.ts'
import { getAnswerPath } from './guides.ts'
import type { Topic, TopicId } from './topics.ts'

const icons = {
  orders: ShoppingBag,
  discounts: TicketPercent,
  payments: CreditCard,
  account: UserCog,
  cards: Nfc,
  ambassadors: UsersRound,
} satisfies Record<TopicId, unknown>

/** A topic with its features; the whole card links to the topic's answers. */
export function TopicCard({ topic: { id, questions } }: { topic: Topic }) {
  const t = useHelpT()
  const Icon = icons[id]
  return (
    <Root as="li">
      <IconBadge $size="s">
        <Icon />
      </IconBadge>
      <Title>
        <Link to={getAnswerPath(id)}>{t(`topic.${id}`)}</Link>
        <ArrowForward />
      </Title>
      <FeatureList>
        {questions.map((question) => (
          <li key={question}>{t(`${question}.feature`)}</li>
        ))}
      </FeatureList>
    </Root>
  )
}

const Root = styled(LinkCard)`
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
