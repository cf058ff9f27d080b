import { toHundredths } from '@shop/contracts/money.ts'
import { categoryPath, productPath } from '@shop/contracts/site-paths.ts'
import { CardGrid } from '@shop/ui/layout/CardGrid.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { useQuery } from '@tanstack/react-query'

import { bestSellersQuery, categoriesQuery, hasBestSellers } from './shop.api.ts'
import { Price, ratios } from './shop-card.styles.ts'
import { ShopCard } from './ShopCard.tsx'
import { ShopListSkeleton } from './ShopListSkeleton.tsx'
import { ShopSection } from './ShopSection.tsx'

/** Categories and best sellers; a list that cannot be loaded is left out. */
export function ShopSections() {
  return (
    <div>
      <CategoryList />
      {hasBestSellers() && <BestSellerList />}
    </div>
  )
}

/** All categories; nothing when there are none or they cannot be loaded. */
function CategoryList() {
  const { data, isError } = useQuery(categoriesQuery)
  if (isError || data?.length === 0) return null
  return (
    <ShopSection list="categories">
      {data ? (
        <CardGrid aria-labelledby="home-categories">
          {data.map((category) => (
            <ShopCard
              key={category._id}
              to={categoryPath(category)}
              title={category.title}
              picture={category.imageUrl}
              ratio={ratios.categories}
            />
          ))}
        </CardGrid>
      ) : (
        <ShopListSkeleton list="categories" />
      )}
    </ShopSection>
  )
}

/** The best sellers; nothing when there are none or they cannot be loaded. */
function BestSellerList() {
  const { data, isError } = useQuery(bestSellersQuery)
  if (isError || data?.length === 0) return null
  return (
    <ShopSection list="bestSellers">
      {data ? (
        <CardGrid aria-labelledby="home-bestSellers">
          {data.map((product) => (
            <ShopCard
              key={product._id}
              to={productPath(product._id)}
              title={product.title}
              picture={product.coverImgUrl}
              ratio={ratios.bestSellers}
            >
              <Price>
                <Amount hundredths={toHundredths(product.price)} />
              </Price>
            </ShopCard>
          ))}
        </CardGrid>
      ) : (
        <ShopListSkeleton list="bestSellers" />
      )}
    </ShopSection>
  )
}
