import type { Agent } from '@shop/contracts/wire/agent.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { getSession } from '@shop/kernel/session'
import { Link } from '@shop/router'
import { Avatar } from '@shop/ui/avatar/Avatar.tsx'
import { stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

import { getFullName, localizeAgent, PLACEHOLDER } from '../agents/agent.ts'
import { suggestDraft } from '../message/draft.store.ts'
import { toReceiverPath } from '../message/useReceiver.ts'
import { useT } from '../messages.generated.ts'
import { ambassadorsQuery } from './ask.api.ts'

interface AskAmbassadorProps {
  title: LocalizedText
}

/** Leads from a product to people who answer questions about it. @param props.title of the product */
export function AskAmbassador({ title }: AskAmbassadorProps) {
  const t = useT()
  const id = useId()
  const { lang } = useLanguage()
  const { data: ambassadors = [] } = useQuery(ambassadorsQuery)
  if (ambassadors.length === 0) return null

  /** The message form of a member asks about the product. */
  function handleClick({ _id }: Agent): void {
    const member = getSession()?.user._id
    const draft = t('ask.draft', { title: localize(title, lang) })
    if (member !== undefined) suggestDraft(member, _id, draft)
  }

  return (
    <Panel aria-labelledby={id}>
      <div>
        <Heading id={id}>{t('ask.title')}</Heading>
        <Muted>{t('ask.text')}</Muted>
      </div>
      <List>
        {ambassadors.map((agent) => (
          <Ambassador key={agent._id} agent={agent} onClick={() => handleClick(agent)} />
        ))}
      </List>
    </Panel>
  )
}

function Ambassador({ agent, onClick }: { agent: Agent; onClick: () => void }) {
  const { lang } = useLanguage()
  const { agent: local, nameLang, placeLang } = localizeAgent(agent, lang)
  return (
    <Item>
      <Portrait>
        <Avatar src={agent.avatar} names={[local.firstName, local.lastName]} sizes="48px" />
      </Portrait>
      <Details>
        <Name>
          <Link to={toReceiverPath(agent._id)} onClick={onClick}>
            <PersonalText lang={nameLang}>{getFullName(local)}</PersonalText>
          </Link>
        </Name>
        <Place>
          <bdi lang={placeLang}>{local.location?.city?.trim() || PLACEHOLDER}</bdi>
        </Place>
      </Details>
    </Item>
  )
}

const Panel = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
    gap: ${space[6]};
  }
`

const Heading = styled.h2`
  font-size: ${font.xl};
`

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[3]};
  }
`

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  min-block-size: ${size.touch};
  padding: ${space[2]};
  border-radius: ${radius.l};
  &:hover {
    background: ${color.background};
  }
`

const Portrait = styled.div`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.round};
  overflow: hidden;
`

const Details = styled.div`
  min-inline-size: 0;
`

/** On one line, so that the box is always equally high. */
const Name = styled.h3`
  overflow: hidden;
  font-size: ${font.m};
  letter-spacing: normal;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${stretchedLink}
`

const Place = styled(Muted)`
  overflow: hidden;
  font-size: ${font.s};
  text-overflow: ellipsis;
  white-space: nowrap;
`
