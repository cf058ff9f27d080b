import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'

import { useT } from '../messages.generated.ts'
import { getListPrice, getSalePrice, type Sample } from './sample.ts'
import { Prices } from './sample-card.styles.ts'

/** The price, and the list price of an offer. */
export function SamplePrices({ sample }: { sample: Sample }) {
  const t = useT()
  const before = getListPrice(sample)
  const now = getSalePrice(sample)
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
