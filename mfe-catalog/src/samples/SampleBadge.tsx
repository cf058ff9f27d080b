import { Badge } from '../card/card.styles.ts'
import { useT } from '../messages.ts'
import { markOf, type Sample } from './sample.ts'

interface SampleBadgeProps {
  sample: Sample
  /** Whether an offer says how much it saves. */
  exact: boolean
}

const tones = { new: 'accent', featured: 'info', offer: 'copper' } as const

export function SampleBadge({ sample, exact }: SampleBadgeProps) {
  const t = useT()
  const mark = markOf(sample)
  if (!mark) return null
  const { kind, percent } = mark
  const saving = exact && percent !== undefined
  return (
    <Badge $tone={tones[kind]}>{saving ? t('sample.off', { percent }) : t(`sample.${kind}`)}</Badge>
  )
}
