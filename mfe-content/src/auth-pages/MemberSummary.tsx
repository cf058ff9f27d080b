import type { Session } from '@shop/kernel/session'
import { profileQuery } from '@shop/kernel/session'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import UserRound from 'lucide-react/icons/user-round'
import { styled } from 'styled-components'

/** Portrait, name and e-mail address of the member; reserves its space while loading. */
export function MemberSummary({ session }: { session: Session }) {
  const { data } = useQuery(profileQuery(session.user._id))
  return (
    <Root>
      {data?.avatar ? (
        <Portrait src={data.avatar} alt="" sizes="5rem" width={80} height={80} />
      ) : (
        <IconBadge $size="l">
          <UserRound />
        </IconBadge>
      )}
      <Details>
        <Name>
          <PersonalText>{[data?.firstName, data?.lastName].filter(Boolean).join(' ')}</PersonalText>
        </Name>
        <PersonalText>{data?.email}</PersonalText>
      </Details>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`

const Portrait = styled(Picture)`
  flex: none;
  inline-size: 5rem;
  border-radius: ${radius.round};
`

const Details = styled.div`
  min-inline-size: 0;
  min-block-size: 3.5rem;
  overflow-wrap: anywhere;
  color: ${color.muted};
  font-size: ${font.s};
`

const Name = styled.p`
  color: ${color.text};
  font-size: ${font.l};
  font-weight: ${font.medium};
`
