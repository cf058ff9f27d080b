import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { TextLink } from '@shop/ui/navigation/TextLink.tsx'
import { color, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import Check from 'lucide-react/icons/check'
import Columns2 from 'lucide-react/icons/columns-2'
import { styled } from 'styled-components'

import { t as translate, useT } from '../messages.generated.ts'
import { compareList } from '../product-lists/product-list.store.ts'

/** A toast replaces the one before, whose number is no longer true. */
const oneAtATime = { id: 'compare' }

export function toggleCompare(id: string): void {
  const { max } = compareList
  if (compareList.getIds().includes(id)) {
    compareList.remove(id)
    toast.success(translate('compare.removed'), oneAtATime)
  } else if (compareList.append(id)) {
    toast.success(
      translate('compare.added', { count: compareList.getIds().length, max }),
      oneAtATime,
    )
  } else {
    toast.error(translate('compare.full', { max }), oneAtATime)
  }
}

/** The button on a product's page, and the way to the comparison. */
export function CompareButton({ id }: { id: string }) {
  const t = useT()
  const pressed = compareList.useIds().includes(id)
  return (
    <>
      <Button variant="secondary" aria-pressed={pressed} onClick={() => toggleCompare(id)}>
        {pressed ? <Check aria-hidden /> : <Columns2 aria-hidden />}
        <span>{t('compare.toggle')}</span>
      </Button>
      <CompareLink />
    </>
  )
}

/** Links to the comparison unless it is empty. */
export function CompareLink() {
  const t = useT()
  const count = compareList.useIds().length
  if (count === 0) return null
  return <TextLink to={sitePaths.compare}>{t('compare.view', { count })}</TextLink>
}

/** The button on a card's picture. */
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

/** A button on a card's square picture. @param props.$top at its top rather than its bottom, where narrow cards have another */
export const Corner = styled.div<{ $top?: boolean }>`
  position: absolute;
  inset-block-start: ${({ $top }) =>
    $top ? space[2] : `calc(100cqi - ${size.touch} - ${space[2]})`};
  inset-inline-end: ${space[2]};
  ${({ $top }) => !$top && '@container not (min-width: 15.5rem) { display: none; }'}
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
