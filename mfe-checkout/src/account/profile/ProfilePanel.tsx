import { profileQuery, useSession } from '@shop/kernel'
import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { LoginPrompt } from '../../session/LoginPrompt.tsx'
import { AVATAR_PLACE } from './avatar.styles.ts'
import { Member } from './ProfileSummary.tsx'
import { ProfileFailure } from './ProfileError.tsx'

/** Who is signed in; a visitor is shown the way to the portal. */
export function ProfilePanel() {
  const t = useT()
  const userId = useSession()?.user._id
  return (
    <Panel as="section" aria-label={t('panel.label')}>
      {userId === undefined ? (
        <Visitor>
          <Title>{t('panel.visitor')}</Title>
          <LoginPrompt />
        </Visitor>
      ) : (
        <Profile key={userId} userId={userId} />
      )}
    </Panel>
  )
}

function Profile({ userId }: { userId: string }) {
  const t = useT()
  const query = useQuery(profileQuery(userId))
  if (query.data) return <Member profile={query.data} />
  if (query.error) return <ProfileFailure query={query} />
  return (
    <Loading label={t('panel.loading')}>
      <Place>
        <Skeleton width={AVATAR_PLACE} height={AVATAR_PLACE} shape="round" />
        <Stack $gap="2">
          <Skeleton width="8rem" />
          <Skeleton width="10rem" />
        </Stack>
      </Place>
    </Loading>
  )
}

/** Small on a phone, where it is above every page. */
const Panel = styled(Card)`
  padding: ${space[4]};
  ${mediaQuery.laptop} {
    padding: ${space[5]};
  }
`

const Visitor = styled(Stack).attrs({ $gap: '2' })`
  /* The longest word of either language fits on a button. */
  & a {
    padding-inline: ${space[2]};
  }
`

const Title = styled.p`
  font-weight: ${font.medium};
`

const Place = styled(Stack).attrs({ $row: true })`
  flex-wrap: nowrap;
`
