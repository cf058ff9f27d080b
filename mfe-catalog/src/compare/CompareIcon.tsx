import type { Product } from '@shop/contracts/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { color, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Scale from 'lucide-react/icons/scale'
import { styled } from 'styled-components'

import { compared } from '../kept/kept.store.ts'
import { useT } from '../messages.ts'
import { toggleCompared } from './compare.ts'

/** On a card's picture: compare this product, or no longer. */
export function CompareIcon({ product: { _id, title } }: { product: Product }) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <Corner>
      <IconButton
        label={t('compare.product', { title: localize(title, lang) })}
        aria-pressed={compared.useList().includes(_id)}
        onClick={() => toggleCompared(_id)}
      >
        <Scale aria-hidden />
      </IconButton>
    </Corner>
  )
}

const Corner = styled.div`
  position: absolute;
  /* The picture is as high as the card is wide. Its upper edge belongs to the badge. */
  inset-block-start: calc(100cqi - ${size.touch} - ${space[2]});
  inset-inline-end: ${space[2]};
  z-index: ${layer.raised};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.s};
  /* Stronger than the button's own look when one aims at it. */
  &&& > [aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.accentText};
  }
`
