import type { Profile } from '@shop/contracts/user.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { displayName } from './avatar.ts'
import { AvatarPicker, AvatarPreviewNote } from './AvatarPicker.tsx'
import { useAvatarPreview } from './useAvatarPreview.ts'

export function ProfileSummary({ profile }: { profile: Profile }) {
  const preview = useAvatarPreview()
  const name = displayName(profile)
  return (
    <Stack $gap="4">
      <Row>
        <AvatarPicker profile={profile} preview={preview} />
        <Text translate="no">
          {name && (
            <Name>
              <bdi>{name}</bdi>
            </Name>
          )}
          <Email>
            <bdi>{profile.email}</bdi>
          </Email>
        </Text>
      </Row>
      <AvatarPreviewNote preview={preview} />
    </Stack>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`

const Text = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
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
