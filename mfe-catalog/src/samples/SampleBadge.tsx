import { Badge } from '../card/card.styles.ts'
import { useT } from '../messages.generated.ts'
import { getBadge, type Sample } from './sample.ts'

interface SampleBadgeProps {
  sample: Sample
  /** Whether the badge of an offer contains its percentage. */
  showPercent: boolean
}

const tones = { new: 'accent', featured: 'info', offer: 'copper' } as const

export function SampleBadge({ sample, showPercent }: SampleBadgeProps) {
  const t = useT()
  const badge = getBadge(sample)
  if (!badge) return null
  const { kind, percent } = badge
  return (
    <Badge $tone={tones[kind]}>
      {showPercent && percent !== undefined
        ? t('sample.percentOff', { percent })
        : t(`sample.${kind}`)}
    </Badge>
  )
}
