import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import pictures from '../pictures/favourites.json'
import type { Favourite, FavouriteProduct } from './favourites.ts'

interface FavouriteRowProps {
  item: Favourite
  onRemove: (product: FavouriteProduct) => void
}

export function FavouriteRow({ item, onRemove }: FavouriteRowProps) {
  const t = useAccountT()
  const name = t(`products.${item.product}`)
  return (
    <Row>
      <Thumb>
        <ResponsiveImage files={pictures[item.productId]} alt="" sizes="4rem" />
      </Thumb>
      <div>
        <Name to={productPath(item.productId)}>{name}</Name>
        <Price>
          <Amount hundredths={toHundredths(item.price)} />
        </Price>
      </div>
      <IconButton
        label={t('favourites.remove', { item: name })}
        onClick={() => onRemove(item.product)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  )
}

interface RemovedRowProps {
  item: Favourite
  onUndo: (product: FavouriteProduct) => void
}

/** Replaces a removed item; focused because the remove button is gone. */
export function RemovedRow({ item, onUndo }: RemovedRowProps) {
  const t = useAccountT()
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => undoButton.current?.focus(), [])
  const name = t(`products.${item.product}`)
  return (
    <Row $removed>
      <span role="status">{t('favourites.removed', { item: name })}</span>
      <Button
        ref={undoButton}
        variant="secondary"
        aria-label={t('favourites.undoRemoval', { item: name })}
        onClick={() => onUndo(item.product)}
      >
        {t('favourites.undo')}
      </Button>
    </Row>
  )
}

const Row = styled.li<{ $removed?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $removed }) => ($removed ? '' : '4rem')} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  min-block-size: 6rem;
  padding-block: ${space[3]};
  ${({ $removed }) => $removed && `color: ${color.muted};`}
`

const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.m};
`

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  margin-block-end: calc(-1 * ${space[2]});
  color: inherit;
  font-weight: ${font.medium};
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

const Price = styled.div`
  color: ${color.muted};
  font-size: ${font.s};
`
