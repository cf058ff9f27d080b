import type { Category } from '@shop/contracts/catalog.ts'
import { categoryPath } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { useT } from '../messages.generated.ts'
import { prefetchProductsPage } from '../products/prefetch-products-page.ts'
import { ArrowBadge, Hint, Root, Text, Title } from './category-card.styles.ts'

const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 25vw, 50vw'
const WIDE_SIZES =
  '(min-width: 80rem) 32rem, (min-width: 64rem) 38vw, (min-width: 40rem) 70vw, 100vw'

interface CategoryCardProps {
  category: Category
  /** Spans two columns. */
  wide: boolean
  priority: boolean
}

export function CategoryCard({ category, wide, priority }: CategoryCardProps) {
  const t = useT()
  const { _id, title, imageUrl } = category
  const prefetch = () => prefetchProductsPage(_id)
  return (
    <Root as="li" $flush $wide={wide} onPointerEnter={prefetch} onFocus={prefetch}>
      <Picture
        src={imageUrl}
        alt=""
        width={wide ? 16 : 4}
        height={wide ? 9 : 3}
        sizes={wide ? WIDE_SIZES : SIZES}
        priority={priority}
      />
      <Text>
        <Title>
          <Link to={categoryPath(category)}>
            <DataText text={title} />
          </Link>
        </Title>
        <Hint>{t('shop.explore')}</Hint>
        <ArrowBadge aria-hidden>
          <ArrowForward />
        </ArrowBadge>
      </Text>
    </Root>
  )
}
