import type { Profile } from '@shop/contracts/wire/user.ts'
import { useHydrated } from '@shop/kernel/page'
import { profileQuery, useSession } from '@shop/kernel/session'
import { forVisitors } from '@shop/shop-ui/session/session-visibility.ts'
import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { ProfileError } from '../../profile/ProfileError.tsx'
import { LoginPrompt } from '../../session/LoginPrompt.tsx'
import { ForMembers } from '../OwnAccount.tsx'
import { AVATAR_SIZE, AvatarPicker, AvatarPreviewNote } from './AvatarPicker.tsx'
import { useAvatarPreview } from './useAvatarPreview.ts'

export function ProfilePanel() {
  const t = useAccountT()
  const hydrated = useHydrated()
  const userId = useSession()?.user._id
  return (
    <Panel as="section" aria-label={t('profile.label')}>
      {userId === undefined ? (
        <>
          {!hydrated && (
            <ForMembers>
              <ProfileSkeleton />
            </ForMembers>
          )}
          <LoginBox>
            <Title>{t('profile.notSignedIn')}</Title>
            <LoginPrompt />
          </LoginBox>
        </>
      ) : (
        <ProfileContent key={userId} userId={userId} />
      )}
    </Panel>
  )
}

function ProfileContent({ userId }: { userId: string }) {
  const query = useQuery(profileQuery(userId))
  if (query.data) return <ProfileSummary profile={query.data} />
  return query.error ? <ProfileError query={query} /> : <ProfileSkeleton />
}

function ProfileSkeleton() {
  const t = useAccountT()
  return (
    <Loading label={t('profile.loading')}>
      <Row>
        <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} shape="round" />
        <Stack $gap="2">
          <Skeleton width="8rem" />
          <Skeleton width="10rem" />
        </Stack>
      </Row>
    </Loading>
  )
}

const Panel = styled(Card)`
  padding: ${space[4]};
  ${mediaQuery.laptop} {
    padding: ${space[5]};
  }
`

const LoginBox = styled(Stack).attrs({ $gap: '2' })`
  /* Room for the longest label of either language. */
  & a {
    padding-inline: ${space[2]};
  }
  ${forVisitors}
`

const Title = styled.p`
  font-weight: ${font.medium};
`

const Row = styled(Stack).attrs({ $row: true })`
  flex-wrap: nowrap;
`

function ProfileSummary({ profile }: { profile: Profile }) {
  const preview = useAvatarPreview()
  const { firstName, lastName = '' } = profile
  const name = `${firstName} ${lastName}`.trim()
  return (
    <Stack $gap="4">
      <Row>
        <AvatarPicker profile={profile} preview={preview} />
        <Text>
          {name && (
            <Name>
              <PersonalText>{name}</PersonalText>
            </Name>
          )}
          <Email>
            <PersonalText>{profile.email}</PersonalText>
          </Email>
        </Text>
      </Row>
      <AvatarPreviewNote preview={preview} />
    </Stack>
  )
}

const Text = styled.div`
  min-inline-size: 0;
`

const Name = styled.p`
  font-size: ${font.l};
  font-weight: ${font.medium};
  line-height: 1.3;
`

const Email = styled.p`
  color: ${color.muted};
  font-size: ${font.xs};
`
