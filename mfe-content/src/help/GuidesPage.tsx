import { Card } from '@shop/ui/card/Card.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Nfc from 'lucide-react/icons/nfc'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { styled } from 'styled-components'

import { Lists } from '../layout/columns.styles.ts'
import { useHelpT } from '../messages.generated.ts'
import { ChevronLink } from './ChevronLink.tsx'
import { guides, listFeatures, toFeatureLink } from './guides.ts'
import { HelpLayout, SupportPrompt } from './HelpLayout.tsx'

type Guide = (typeof guides)[number]

const icons = {
  shopping: Store,
  ordering: ShoppingCart,
  paying: CreditCard,
  sharing: Nfc,
  account: UserRound,
  people: MessagesSquare,
} satisfies Record<Guide['id'], unknown>

export function GuidesPage() {
  return (
    <HelpLayout page="guides">
      <Lists>
        <Grid $min="19rem">
          {guides
            .filter(({ features }) => listFeatures(features).length > 0)
            .map((guide) => (
              <GuideCard key={guide.id} guide={guide} />
            ))}
        </Grid>
        <SupportPrompt />
      </Lists>
    </HelpLayout>
  )
}

/** A group of tasks, each a link to its page or answer. */
function GuideCard({ guide: { id, features } }: { guide: Guide }) {
  const t = useHelpT()
  const Icon = icons[id]
  return (
    <Card as="section" aria-labelledby={id}>
      <Header>
        <IconBadge $size="s">
          <Icon />
        </IconBadge>
        <h2 id={id}>{t(`guide.${id}`)}</h2>
      </Header>
      <List>
        {listFeatures(features).map((feature) => {
          const { to, label } = toFeatureLink(feature)
          return (
            <li key={to}>
              <ChevronLink to={to}>{t(label)}</ChevronLink>
            </li>
          )
        })}
      </List>
    </Card>
  )
}

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  & > h2 {
    font-size: ${font.xl};
  }
`

const List = styled.ul`
  margin-block-start: ${space[4]};
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`
