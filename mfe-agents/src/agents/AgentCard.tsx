import type { Agent } from '@shop/contracts/wire/agent.ts'
import { localize } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { toWhatsAppLink } from '@shop/shop-ui/send-form/message-links.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { mirrored } from '@shop/ui/icons/directional.ts'
import { DotList } from '@shop/ui/text/DotList.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import Languages from 'lucide-react/icons/languages'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import {
  formatAddress,
  getDialNumber,
  getFullName,
  getWhatsAppNumber,
  localizeAgent,
  PLACEHOLDER,
} from './agent.ts'
import { AgentPictures } from './AgentPictures.tsx'
import { LazySaveContact } from './LazySaveContact.tsx'
import { SocialLinks } from './SocialLinks.tsx'

interface AgentCardProps {
  agent: Agent
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
  const whatsAppNumber = getWhatsAppNumber(agent)
  const { languages = [] } = agent
  return (
    <Card as="li" $flush>
      <AgentPictures agent={local} priority={priority} />
      <Head>
        <div>
          <Name>
            <PersonalText lang={nameLang}>{name}</PersonalText>
          </Name>
          <Muted>
            <bdi lang={placeLang}>{local.location?.country?.trim() || PLACEHOLDER}</bdi>
          </Muted>
        </div>
        {number && <LazySaveContact agent={local} />}
      </Head>
      <ContactDetails>
        <dt>
          <Phone role="img" aria-label={t('card.phone')} />
        </dt>
        <dd>
          {number ? (
            <a href={`tel:${number}`}>
              <PersonalText dir="ltr">{agent.phone?.fullNumber}</PersonalText>
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
        {languages.length > 0 && (
          <>
            <dt>
              <Languages role="img" aria-label={t('card.languages')} />
            </dt>
            <dd>
              <DotList>{languages.map((language) => localize(language, lang))}</DotList>
            </dd>
          </>
        )}
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
        {whatsAppNumber && (
          <ButtonLink
            external
            href={toWhatsAppLink(
              whatsAppNumber,
              t('card.whatsAppText', { brand: getConfig().brandName[lang] }),
            )}
            target="_blank"
            rel="noopener noreferrer"
            variant="ghost"
            aria-label={t('card.whatsAppTo', { name })}
          >
            <MessageCircle aria-hidden />
            {t('card.whatsApp')}
          </ButtonLink>
        )}
      </Footer>
    </Card>
  )
}

const Head = styled.div`
  display: grid;
  /* A place for the button, which comes after the page. */
  grid-template-columns: minmax(0, 1fr) ${size.touch};
  padding: ${space[3]} ${space[5]} 0;
`

const Name = styled.h3`
  font-size: ${font.l};
`

const ContactDetails = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  font-size: ${font.s};
  & svg {
    inline-size: 1.125rem;
    color: ${color.muted};
    stroke-width: 1.75;
  }
  /* Not a flex container, in which a wrapped address would align to its own direction. */
  & > dd {
    align-content: center;
    min-block-size: ${size.touch};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`

const Footer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  /* At the bottom of the card. */
  margin-block-start: auto;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  && > * {
    padding-inline: ${space[2]};
  }
  & > button > svg {
    ${mirrored}
  }
`
