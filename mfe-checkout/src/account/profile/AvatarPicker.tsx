import type { Profile } from '@shop/contracts/wire/user.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Avatar } from '@shop/ui/avatar/Avatar.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { color, font, motion, radius, space } from '@shop/ui/tokens/tokens.ts'
import Camera from 'lucide-react/icons/camera'
import type { ChangeEvent } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { AVATAR_MIME_TYPES, MAX_AVATAR_SIZE_MB, type useAvatarPreview } from './useAvatarPreview.ts'

interface AvatarPickerProps {
  profile: Profile
  preview: ReturnType<typeof useAvatarPreview>
}

export function AvatarPicker({ profile, preview }: AvatarPickerProps) {
  const t = useAccountT()

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) preview.select(file)
    // Lets the same file be selected again.
    target.value = ''
  }

  return (
    <Picker title={t('avatar.choose')}>
      <input
        type="file"
        accept={AVATAR_MIME_TYPES.join()}
        aria-label={t('avatar.choose')}
        onChange={handleChange}
      />
      <RoundFrame>
        {preview.url === null ? (
          <Avatar
            src={profile.avatar}
            names={[profile.firstName, profile.lastName]}
            sizes={AVATAR_SIZE}
          />
        ) : (
          <img src={preview.url} alt="" onError={preview.handleLoadError} />
        )}
      </RoundFrame>
      <Badge>
        <Camera aria-hidden />
      </Badge>
    </Picker>
  )
}

export function AvatarPreviewNote({ preview }: Pick<AvatarPickerProps, 'preview'>) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const { url, error } = preview
  return (
    <>
      {error && (
        <Notice kind="danger" role="alert">
          {t(`avatar.${error}`, { max: formatNumber(MAX_AVATAR_SIZE_MB, lang) })}
        </Notice>
      )}
      {url !== null && (
        <PreviewNote role="status">
          {t('avatar.previewNote')}
          <Button variant="secondary" onClick={preview.clear}>
            {t('avatar.removePreview')}
          </Button>
        </PreviewNote>
      )}
    </>
  )
}

export const AVATAR_SIZE = '4rem'

const Picker = styled.label`
  position: relative;
  flex: none;
  inline-size: ${AVATAR_SIZE};
  block-size: ${AVATAR_SIZE};
  border-radius: ${radius.round};
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`

const RoundFrame = styled.span`
  display: grid;
  block-size: 100%;
  border-radius: ${radius.round};
  overflow: hidden;
  pointer-events: none;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

const Badge = styled.span`
  position: absolute;
  inset-block-end: -0.25rem;
  inset-inline-end: -0.25rem;
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid ${color.surface};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.accentText};
  pointer-events: none;
  transition: background ${motion.fast};
  ${Picker}:hover & {
    background: ${color.accentHover};
  }
  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`

const PreviewNote = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${font.xs};
`
