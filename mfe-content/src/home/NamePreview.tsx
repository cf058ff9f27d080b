import { productPath } from '@shop/contracts/browser/site-paths.ts'
import { findEngravingProblem } from '@shop/contracts/rules/engraving-layout.ts'
import { normalizeEngraving } from '@shop/contracts/rules/engraving-text.ts'
import { getSurface } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { Link } from '@shop/router'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { useProblemText } from '@shop/ui/engraving/useProblemText.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'
import { toNamedPath } from './typed-name.ts'

/** The typed name over a product's cover; nothing where the product takes no name, or not this one. */
export function NameOverlay({ product, name }: { product: Product; name: string }) {
  const surface = getSurface(product.details?.surface, 0)
  const engraving = normalizeEngraving({ name, line: '' })
  if (!surface || !engraving) return null
  if (findEngravingProblem('name', engraving.name, surface)) return null
  return (
    <Cover>
      <EngravedPicture engraving={{ ...engraving, surface }}>
        <Square />
      </EngravedPicture>
    </Cover>
  )
}

interface NamePreviewProps {
  /** Products that take a name; phones show the first alone. */
  products: readonly Product[]
  name: string
  /** Id of a list that shows the name on all that take one. */
  list: string
}

/** Products with a name on them as it is typed, or why it cannot be put on the first. */
export function NamePreview({ products, name, list }: NamePreviewProps) {
  const t = useHomeT()
  const problem = useProblem(products[0], name)
  return (
    <Root>
      <List>
        {products.map((product) => (
          <li key={product._id}>
            <Link to={toNamedPath(productPath(product._id), name)}>
              <Frame>
                <Picture src={product.coverImgUrl} alt="" width={1} height={1} sizes="22rem" />
                <NameOverlay product={product} name={name} />
              </Frame>
              <DataText text={product.title} />
            </Link>
          </li>
        ))}
      </List>
      <p role="status">{problem}</p>
      {!problem && products.length > 1 && <a href={`#${list}`}>{t('name.others')}</a>}
    </Root>
  )
}

/** Why a name cannot be put on a product; undefined where it can. */
function useProblem(product: Product | undefined, name: string) {
  const describe = useProblemText()
  const surface = getSurface(product?.details?.surface, 0)
  const engraving = normalizeEngraving({ name, line: '' })
  const problem = surface && engraving && findEngravingProblem('name', engraving.name, surface)
  return problem ? describe(problem) : undefined
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  font-size: ${font.s};
  & > p:empty {
    display: none;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    justify-self: center;
    min-block-size: ${size.touch};
  }
  ${mediaQuery.tablet} {
    & > p {
      text-align: center;
    }
    & > a {
      display: none;
    }
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  inline-size: min(100%, 22rem);
  margin-inline: auto;
  list-style: none;
  & a {
    display: grid;
    gap: ${space[2]};
    color: ${color.text};
    text-decoration: none;
  }
  ${mediaQuery.phone} {
    & > li + li {
      display: none;
    }
  }
  ${mediaQuery.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 18rem);
    justify-content: center;
    inline-size: 100%;
  }
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.l};
`

const Cover = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`

const Square = styled.span`
  display: block;
  aspect-ratio: 1;
`
