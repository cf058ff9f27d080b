import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { color, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Columns2 from 'lucide-react/icons/columns-2'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'
import { toggleCompare } from './toggle-compare.ts'

/** Adds the product to the comparison or removes it; for a card's picture. */
export function CompareIcon({ product: { _id, title } }: { product: Product }) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <Corner>
      <IconButton
        label={t('compare.product', { title: localize(title, lang) })}
        aria-pressed={compareList.useIds().includes(_id)}
        onClick={() => toggleCompare(_id)}
      >
        <Columns2 aria-hidden />
      </IconButton>
    </Corner>
  )
}

const Corner = styled.div`
  position: absolute;
  /* At the bottom of the picture, which is square; the badge is at its top. */
  inset-block-start: calc(100cqi - ${size.touch} - ${space[2]});
  inset-inline-end: ${space[2]};
  z-index: ${layer.raised};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.s};
  /* Overrides the hover style of the button. */
  &&& > [aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.accentText};
  }
`
