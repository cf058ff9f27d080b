import type { Profile } from '@shop/contracts/user.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Avatar } from '@shop/ui/avatar/Avatar.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import Camera from 'lucide-react/icons/camera'
import type { ChangeEvent } from 'react'

import { useAccountT } from '../../messages.generated.ts'
import { AVATAR_SIZE, Badge, Picker, PreviewNote, RoundFrame } from './avatar.styles.ts'
import { AVATAR_MIME_TYPES, MAX_AVATAR_SIZE_MB } from './avatar.ts'
import type { useAvatarPreview } from './useAvatarPreview.ts'

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
