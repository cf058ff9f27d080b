import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { SkeletonUntilHydrated } from '@shop/ui/feedback/SkeletonUntilHydrated.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import Heart from 'lucide-react/icons/heart'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import { useAccountStorage } from '../useAccountStorage.ts'
import { FavouriteRow, RemovedRow } from './FavouriteRow.tsx'
import {
  type Favourite,
  type FavouriteProduct,
  parseRemoved,
  sampleFavourites,
  withoutRemoved,
  withRemoved,
} from './favourites.ts'

/** @param props.ownOrders whether the orders beside it are the member's own */
export function Favourites({ ownOrders = false }: { ownOrders?: boolean }) {
  const t = useAccountT()
  const titleId = useId()
  const { rows, remove, undo, restoreSamples } = useFavourites()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t('favourites.title')}</SectionTitle>
      {rows.length > 0 ? (
        <>
          <Note>{t(ownOrders ? 'favourites.onlySampleNote' : 'favourites.sampleNote')}</Note>
          <SkeletonUntilHydrated>
            <List>
              {rows.map(({ item, removed }) =>
                removed ? (
                  <RemovedRow key={item.product} item={item} onUndo={undo} />
                ) : (
                  <FavouriteRow key={item.product} item={item} onRemove={remove} />
                ),
              )}
            </List>
          </SkeletonUntilHydrated>
        </>
      ) : (
        <EmptyState
          icon={<Heart />}
          title={t('favourites.empty.title')}
          text={t('favourites.empty.text')}
          action={
            <Stack $row $gap="3" $justify="center">
              <ButtonLink to={sitePaths.shop}>{t('favourites.browseShop')}</ButtonLink>
              <Button variant="secondary" onClick={restoreSamples}>
                {t('favourites.restoreSamples')}
              </Button>
            </Stack>
          }
        />
      )}
    </Card>
  )
}

const Note = styled.p`
  margin-block: ${space[1]} ${space[4]};
  color: ${color.muted};
  font-size: ${font.s};
`

const List = styled.ul`
  display: grid;
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`

/** A favourite removed since the page was opened stays in `rows`, so that it can be restored. */
function useFavourites() {
  const [stored, update] = useAccountStorage('removedFavourites')
  const [undoable, setUndoable] = useState<FavouriteProduct[]>([])
  const removed = parseRemoved(stored)
  const isRemoved = ({ product }: Favourite) => removed.includes(product)
  return {
    rows: sampleFavourites
      .filter((item) => !isRemoved(item) || undoable.includes(item.product))
      .map((item) => ({ item, removed: isRemoved(item) })),
    remove: (product: FavouriteProduct) => {
      setUndoable((products) => [...products, product])
      update((text) => withRemoved(text, product))
    },
    undo: (product: FavouriteProduct) => update((text) => withoutRemoved(text, product)),
    restoreSamples: () => update(() => null),
  }
}
