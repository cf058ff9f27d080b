import type { Product } from '@shop/contracts/catalog.ts'
import { sitePaths } from '@shop/contracts/site-paths.ts'
import { localized } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
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
  const pressed = compared.useList().includes(_id)
  return (
    <Corner>
      <IconButton
        label={t('compare.product', { title: localized(title, lang) })}
        aria-pressed={pressed}
        onClick={() => toggleCompared(_id)}
      >
        <Scale aria-hidden />
      </IconButton>
    </Corner>
  )
}

/** On a product's page: the same in words, with the way to the comparison. */
export function CompareButton({ id }: { id: string }) {
  const t = useT()
  const ids = compared.useList()
  return (
    <Stack $row>
      <Button variant="quiet" aria-pressed={ids.includes(id)} onClick={() => toggleCompared(id)}>
        <Scale aria-hidden />
        {t('compare.toggle')}
      </Button>
      <CompareLink />
    </Stack>
  )
}

/** The way to the comparison, once there is something in it. */
export function CompareLink() {
  const t = useT()
  const count = compared.useList().length
  if (count === 0) return null
  return <Way to={sitePaths.compare}>{t('compare.view', { count })}</Way>
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
`

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  z-index: ${layer.raised};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.s};
  & > [aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.accentText};
  }
`
