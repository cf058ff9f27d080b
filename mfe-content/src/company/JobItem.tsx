import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Code from 'lucide-react/icons/code'
import Hammer from 'lucide-react/icons/hammer'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import MapPinned from 'lucide-react/icons/map-pinned'
import Package from 'lucide-react/icons/package'
import PenLine from 'lucide-react/icons/pen-line'
import PenTool from 'lucide-react/icons/pen-tool'
import { styled } from 'styled-components'

import { useCompanyT } from '../messages.generated.ts'
import type { JobId } from './jobs.ts'

interface JobItemProps {
  id: JobId
  openings: number
}

const icons = {
  designer: PenTool,
  developer: Code,
  engraver: Hammer,
  care: Headset,
  sales: Handshake,
  writer: PenLine,
  packer: Package,
  coordinator: MapPinned,
} satisfies Record<JobId, unknown>

export function JobItem({ id, openings }: JobItemProps) {
  const t = useCompanyT()
  const Icon = icons[id]
  const title = t(`job.${id}`)
  return (
    <Root>
      <IconBadge $size="s">
        <Icon />
      </IconBadge>
      <div>
        <h3>{title}</h3>
        <p>{t('jobs.openings', { count: openings })}</p>
      </div>
      <ButtonLink
        to={sitePaths.home}
        variant="secondary"
        aria-label={t('jobs.applyFor', { job: title })}
      >
        {t('jobs.apply')}
      </ButtonLink>
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.line};
  & h3 {
    font-size: ${font.l};
  }
  & p {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & > a {
    padding-inline: ${space[4]};
  }
`
