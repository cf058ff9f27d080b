import type { OfficeCounts } from '@shop/contracts/wire/office.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useSession } from '@shop/kernel/session'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { officeSessionQuery } from '../access/access.api.ts'
import { useT } from '../messages.generated.ts'
import { countsQuery } from './counts.api.ts'

/** How many records of a page wait for somebody; nothing while none does, or the office is closed. */
export function MenuCount({ of }: { of: string }) {
  const t = useT()
  const { lang } = useLanguage()
  const userId = useSession()?.user._id ?? ''
  // The page's gate asks.
  const session = useQuery({ ...officeSessionQuery(userId), enabled: false })
  const { data } = useQuery({
    ...countsQuery,
    enabled: session.data?.secondFactor === 'passed',
  })
  const count = (data && of in data && data[of as keyof OfficeCounts]) || 0
  if (count === 0) return null
  return (
    <Badge>
      <span aria-hidden="true">{formatNumber(count, lang)}</span>
      <VisuallyHidden>{t('menu.waiting', { count })}</VisuallyHidden>
    </Badge>
  )
}

const Badge = styled.span`
  position: relative;
  min-inline-size: 1.5rem;
  margin-inline-start: auto;
  padding-inline: ${space[2]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.accentText};
  font-size: ${font.xs};
  text-align: center;
`
