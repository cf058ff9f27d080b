import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import Heart from 'lucide-react/icons/heart'
import { styled } from 'styled-components'

import { toggleFavourite, useFavourites } from './favourites.ts'
import { t as translate, useT } from './messages.ts'

const oneAtATime = { id: 'favourites' }

function toggle(id: string): void {
  if (!toggleFavourite(id)) return toast.success(translate('favourites.removed'), oneAtATime)
  toast.success(translate('favourites.added'), {
    ...oneAtATime,
    action: { label: translate('favourites.view'), to: sitePaths.account },
  })
}

/** The button on a product's page. */
export function FavouriteButton({ id }: { id: string }) {
  const t = useT()
  const pressed = useFavourites().includes(id)
  return (
    <Button variant="secondary" aria-pressed={pressed} onClick={() => toggle(id)}>
      <Icon aria-hidden $filled={pressed} />
      <span>{t('favourites.toggle')}</span>
    </Button>
  )
}

/** The button on a card's picture. */
export function FavouriteIcon({ product: { _id, title } }: { product: Product }) {
  const t = useT()
  const { lang } = useLanguage()
  const pressed = useFavourites().includes(_id)
  return (
    <IconButton
      label={t('favourites.product', { title: localize(title, lang) })}
      aria-pressed={pressed}
      onClick={() => toggle(_id)}
    >
      <Icon aria-hidden $filled={pressed} />
    </IconButton>
  )
}

const Icon = styled(Heart)<{ $filled: boolean }>`
  ${({ $filled }) => $filled && 'fill: currentColor;'}
`
