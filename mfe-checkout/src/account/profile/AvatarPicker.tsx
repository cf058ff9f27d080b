import type { Profile } from '@shop/contracts/user.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import Camera from 'lucide-react/icons/camera'
import type { ChangeEvent } from 'react'

import { useT } from '../messages.ts'
import { AVATAR_SIZE, AVATAR_TYPES } from './avatar.ts'
import { Avatar } from './Avatar.tsx'
import { Badge, Picker, PreviewNote, Round } from './avatar.styles.ts'
import type { useAvatarPreview } from './useAvatarPreview.ts'

interface AvatarPickerProps {
  profile: Profile
  preview: ReturnType<typeof useAvatarPreview>
}

/** The avatar, which is also the way to look at another one. */
export function AvatarPicker({ profile, preview }: AvatarPickerProps) {
  const t = useT()

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) preview.pick(file)
    // Choosing the same file again counts as well.
    target.value = ''
  }

  return (
    <Picker title={t('avatar.choose')}>
      <input
        type="file"
        accept={AVATAR_TYPES.join()}
        aria-label={t('avatar.choose')}
        onChange={choose}
      />
      <Round>
        {preview.url === null ? (
          <Avatar profile={profile} />
        ) : (
          <img src={preview.url} alt="" onError={preview.refuse} />
        )}
      </Round>
      <Badge>
        <Camera aria-hidden />
      </Badge>
    </Picker>
  )
}

/** Says what is seen, or why it is not. */
export function AvatarPreviewNote({ preview }: Pick<AvatarPickerProps, 'preview'>) {
  const t = useT()
  const { lang } = useLanguage()
  const { url, problem } = preview
  return (
    <>
      {problem && (
        <Notice kind="danger" role="alert">
          {t(`avatar.${problem}`, { max: formatNumber(AVATAR_SIZE, lang) })}
        </Notice>
      )}
      {url !== null && (
        <PreviewNote role="status">
          {t('avatar.preview')}
          <Button variant="secondary" onClick={preview.drop}>
            {t('avatar.drop')}
          </Button>
        </PreviewNote>
      )}
    </>
  )
}
