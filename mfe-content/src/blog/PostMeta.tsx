import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useBlogT } from '../messages.generated.ts'
import type { ListedPost } from './posts.ts'

export function PostMeta({ post, children }: { post: ListedPost; children?: ReactNode }) {
  const t = useBlogT()
  const { lang } = useLanguage()
  return (
    <Root>
      {post.topic && <Topic>{t(`topic.${post.topic}`)}</Topic>}
      <Time dateTime={post.date}>{formatDay(post.date, lang)}</Time>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${color.muted};
  font-size: ${font.xs};
`

const Topic = styled.span`
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-weight: ${font.medium};
`
