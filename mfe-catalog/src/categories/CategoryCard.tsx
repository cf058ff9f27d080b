import type { Category } from '@shop/contracts/catalog.ts'
import { generatePath, Link } from '@shop/router'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'

import { useT } from '../messages.ts'
import paths from '../paths.json'
import { prepareProducts } from '../products/prepare-products.ts'
import { DataText } from '../text/DataText.tsx'
import { Invitation, Root, Sign, Text, Title } from './category-card.styles.ts'

const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 25vw, 50vw'
const WIDE_SIZES =
  '(min-width: 80rem) 32rem, (min-width: 64rem) 38vw, (min-width: 40rem) 70vw, 100vw'

interface CategoryCardProps {
  category: Category
  /** Twice as wide as the others. */
  wide: boolean
  priority: boolean
}

export function CategoryCard({
  category: { _id, title, imageUrl },
  wide,
  priority,
}: CategoryCardProps) {
  const t = useT()
  const search = `?title=${encodeURIComponent(title.en)}`
  const prepare = () => prepareProducts(_id)
  return (
    <Root as="li" $flush $wide={wide} onPointerEnter={prepare} onFocus={prepare}>
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
          <Link to={{ pathname: generatePath(paths.products, { id: _id }), search }}>
            <DataText text={title} />
          </Link>
        </Title>
        <Invitation>{t('shop.explore')}</Invitation>
        <Sign aria-hidden>
          <ArrowForward />
        </Sign>
      </Text>
    </Root>
  )
}
