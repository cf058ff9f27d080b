import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.ts'
import { Prices } from './sample-card.styles.ts'
import { listPrice, salePrice, type Sample } from './sample.ts'

/** What a sample costs, and what it cost before where it is on offer. */
export function SamplePrices({ sample }: { sample: Sample }) {
  const t = useT()
  const before = listPrice(sample)
  const now = salePrice(sample)
  if (now === before) {
    return (
      <Prices>
        <bdi translate="no">{now}</bdi>
      </Prices>
    )
  }
  return (
    <Prices>
      <VisuallyHidden>{t('sample.now')}</VisuallyHidden>
      <bdi translate="no">{now}</bdi>
      <VisuallyHidden>{t('sample.before')}</VisuallyHidden>
      <s>
        <bdi translate="no">{before}</bdi>
      </s>
    </Prices>
  )
}
