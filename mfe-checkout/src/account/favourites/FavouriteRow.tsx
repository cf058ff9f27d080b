import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'

interface FavouriteRowProps {
  /** Of the product. */
  id: string
  name: string
  /** The name as it is shown. */
  title?: ReactNode
  /** OMR, decimal. */
  price: number
  picture: ReactNode
  /** A button that buys it. @param titleId of its name */
  action?: (titleId: string) => ReactNode
  onRemove: () => void
}

export function FavouriteRow(props: FavouriteRowProps) {
  const { id, name, title = name, price, picture, action, onRemove } = props
  const t = useAccountT()
  const titleId = useId()
  return (
    <Row>
      <Thumb>{picture}</Thumb>
      <div>
        <Name id={titleId} to={productPath(id)}>
          {title}
        </Name>
        <Price>
          <Amount hundredths={toHundredths(price)} />
        </Price>
      </div>
      {action && <Action>{action(titleId)}</Action>}
      <IconButton label={t('favourites.remove', { item: name })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  )
}

interface RemovedRowProps {
  name: string
  onUndo: () => void
}

/** Replaces a removed item; focused because the remove button is gone. */
export function RemovedRow({ name, onUndo }: RemovedRowProps) {
  const t = useAccountT()
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => undoButton.current?.focus(), [])
  return (
    <Row $removed>
      <span role="status">{t('favourites.removed', { item: name })}</span>
      <Button
        ref={undoButton}
        variant="secondary"
        aria-label={t('favourites.undoRemoval', { item: name })}
        onClick={onUndo}
      >
        {t('favourites.undo')}
      </Button>
    </Row>
  )
}

export function RowSkeleton() {
  return (
    <Row>
      <Skeleton ratio="1 / 1" />
      <Skeleton width="70%" height="1lh" />
    </Row>
  )
}

export const FavouriteList = styled.ul`
  display: grid;
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`

const Row = styled.li<{ $removed?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $removed }) => ($removed ? '' : '4rem')} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-block-size: 6rem;
  ${mediaQuery.tablet} {
    ${({ $removed }) => !$removed && 'grid-template-columns: 4rem minmax(0, 1fr) auto auto;'}
  }
  padding-block: ${space[3]};
  ${({ $removed }) => $removed && `color: ${color.muted};`}
`

const Thumb = styled.div`
  overflow: hidden;
  border-radius: ${radius.m};
`

/** Below the name on a phone, where a row of its own leaves the name whole. */
const Action = styled.div`
  grid-column: 2 / -1;
  grid-row: 2;
  ${mediaQuery.tablet} {
    grid-column: auto;
    grid-row: auto;
  }
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
