import type { Agent } from '@shop/contracts/agent.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'

import { useT } from '../messages.ts'
import { addressLine, dialable, fullName, MISSING } from './agent.ts'
import { Country, Facts, Head, Message, Name } from './AgentCard.styles.ts'
import { AgentPictures } from './AgentPictures.tsx'
import { SocialLinks } from './SocialLinks.tsx'

interface AgentCardProps {
  agent: Agent
  onMessage: () => void
}

/** One ambassador. What the agent wrote keeps its own direction; names and numbers are not for translation. */
export function AgentCard({ agent, onMessage }: AgentCardProps) {
  const t = useT()
  const name = fullName(agent)
  const number = dialable(agent)
  return (
    <Card as="li" $flush>
      <AgentPictures agent={agent} />
      <Head>
        <Name translate="no">
          <bdi lang="en">{name}</bdi>
        </Name>
        <Country>
          <bdi lang="en">{agent.location?.country?.trim() || MISSING}</bdi>
        </Country>
      </Head>
      <Facts>
        <dt>
          <Phone role="img" aria-label={t('card.phone')} />
        </dt>
        <dd translate="no">
          {number ? (
            <a href={`tel:${number}`} dir="ltr">
              {agent.phone?.fullNumber}
            </a>
          ) : (
            MISSING
          )}
        </dd>
        <dt>
          <MapPin role="img" aria-label={t('card.address')} />
        </dt>
        <dd>
          <bdi lang="en">{addressLine(agent)}</bdi>
        </dd>
      </Facts>
      <SocialLinks agent={agent} />
      <Message>
        <Button
          variant="secondary"
          onClick={onMessage}
          aria-label={t('card.sendMessageTo', { name })}
        >
          <Send aria-hidden />
          {t('card.sendMessage')}
        </Button>
      </Message>
    </Card>
  )
}
