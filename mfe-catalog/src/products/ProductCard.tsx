import { productPath } from '@shop/contracts/browser/site-paths.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { Link } from '@shop/router'
import { AddToCartButton } from '@shop/shop-ui/add-to-cart/AddToCartButton.tsx'
import { FavouriteIcon } from '@shop/shop-ui/favourites/FavouriteButton.tsx'
import { Price } from '@shop/shop-ui/price/Price.tsx'
import { StockNote } from '@shop/shop-ui/stock/StockNote.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import Check from 'lucide-react/icons/check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { memo, type PointerEvent, useId, useState } from 'react'

import { useIsInCart } from '../add-to-cart/InCartNotice.tsx'
import { ShopNowLink } from '../add-to-cart/ShopNowLink.tsx'
import { Badge } from '../card/card.styles.ts'
import { CompareIcon, Corner } from '../compare/CompareButton.tsx'
import { useT } from '../messages.generated.ts'
import { seedProduct } from '../product/product.api.ts'
import { useNameOnCard } from './names/useNameOnCard.tsx'
import {
  Actions,
  Details,
  OtherSide,
  Prices,
  Root,
  Snippet,
  Text,
  Title,
} from './product-card.styles.ts'

const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw'

interface ProductCardProps {
  product: Product
  priority: boolean
  heading?: 'h2' | 'h3'
  /** Shows the price with a discount of so many percent, beside the price without it. */
  discountPercent?: number
}

function Content({ product, priority, heading = 'h2', discountPercent }: ProductCardProps) {
  const t = useT()
  const inCart = useIsInCart(product._id)
  const titleId = useId()
  // The page's code is prefetched by the shell, which sees the link.
  const prefetch = () => seedProduct(product)
  const [showsOtherSide, setShowsOtherSide] = useState(false)
  const otherSide = product.galleryImgUrls?.[0]
  const { designs, draw } = useNameOnCard(product)

  function handlePointerEnter({ pointerType }: PointerEvent) {
    prefetch()
    // A finger enters, too, with the touch that opens the product.
    if (pointerType === 'mouse') setShowsOtherSide(true)
  }

  return (
    <Root $flush onPointerEnter={handlePointerEnter} onFocus={prefetch} onTouchStart={prefetch}>
      <Picture
        src={product.coverImgUrl}
        alt=""
        width={1}
        height={1}
        sizes={SIZES}
        priority={priority}
      />
      {draw(product.coverImgUrl)}
      {showsOtherSide && otherSide && (
        <OtherSide>
          <Picture src={otherSide} alt="" width={1} height={1} sizes={SIZES} />
          {draw(otherSide)}
        </OtherSide>
      )}
      {inCart && (
        <Badge $tone="success">
          <Check aria-hidden />
          {t('cart.inCart')}
        </Badge>
      )}
      <Details>
        <Text>
          <Title as={heading} id={titleId}>
            <Link to={productPath(product._id)}>
              <DataText text={product.title} />
            </Link>
          </Title>
          <Snippet>
            <DataText text={product.description} />
          </Snippet>
        </Text>
        <Prices>
          <Price price={product.price} discountPercent={discountPercent}>
            <StockNote stock={product.stock} />
          </Price>
        </Prices>
        <Actions>
          <AddToCartButton
            product={product}
            engraving={designs}
            icon={<ShoppingBag aria-hidden />}
            variant="secondary"
            aria-describedby={titleId}
          />
          <ShopNowLink
            product={product}
            draft={designs}
            variant="ghost"
            aria-describedby={titleId}
          />
        </Actions>
      </Details>
      {/* After what the card is for, in the order of keys. */}
      <CompareIcon product={product} />
      <Corner $top>
        <FavouriteIcon product={product} />
      </Corner>
    </Root>
  )
}

/** Memoized, since a long list renders whenever more of it comes near. */
export const ProductCard = memo(Content)
