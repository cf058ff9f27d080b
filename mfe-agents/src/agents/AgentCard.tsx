import type { Agent } from '@shop/contracts/agent.ts'
import { useLanguage } from '@shop/kernel/language'
import { Button } from '@shop/ui/button/Button.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'

import { useT } from '../messages.generated.ts'
import { formatAddress, getDialNumber, getFullName, localizeAgent, PLACEHOLDER } from './agent.ts'
import { ContactDetails, Country, Footer, Head, Name } from './AgentCard.styles.ts'
import { AgentPictures } from './AgentPictures.tsx'
import { SocialLinks } from './SocialLinks.tsx'

interface AgentCardProps {
  agent: Agent
  /** Loads its banner first: it is visible on page load. */
  priority: boolean
  onMessage: () => void
}

/** The agent's own text keeps its direction; names and numbers are translated by the data only. */
export function AgentCard({ agent, priority, onMessage }: AgentCardProps) {
  const t = useT()
  const { lang } = useLanguage()
  const { agent: local, nameLang, placeLang } = localizeAgent(agent, lang)
  const name = getFullName(local)
  const number = getDialNumber(agent)
  return (
    <Card as="li" $flush>
      <AgentPictures agent={agent} priority={priority} />
      <Head>
        <Name translate="no">
          <bdi lang={nameLang}>{name}</bdi>
        </Name>
        <Country>
          <bdi lang={placeLang}>{local.location?.country?.trim() || PLACEHOLDER}</bdi>
        </Country>
      </Head>
      <ContactDetails>
        <dt>
          <Phone role="img" aria-label={t('card.phone')} />
        </dt>
        <dd translate="no">
          {number ? (
            <a href={`tel:${number}`} dir="ltr">
              {agent.phone?.fullNumber}
            </a>
          ) : (
            PLACEHOLDER
          )}
        </dd>
        <dt>
          <MapPin role="img" aria-label={t('card.address')} />
        </dt>
        <dd>
          <bdi lang={placeLang}>{formatAddress(local, placeLang)}</bdi>
        </dd>
      </ContactDetails>
      <SocialLinks agent={local} />
      <Footer>
        <Button
          variant="secondary"
          onClick={onMessage}
          aria-label={t('card.sendMessageTo', { name })}
        >
          <Send aria-hidden />
          {t('card.sendMessage')}
        </Button>
      </Footer>
    </Card>
  )
}
