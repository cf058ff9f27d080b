import { findEngravingProblem } from '@shop/contracts/rules/engraving-layout.ts'
import { normalizeEngraving } from '@shop/contracts/rules/engraving-text.ts'
import { getSurface } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { useProblemText } from '@shop/ui/engraving/useProblemText.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useHomeT } from '../messages.generated.ts'

interface NamePreviewProps {
  product: Product
  name: string
  /** Id of a list of products, others of which show the name, too. */
  list?: string | undefined
}

/** A product with a name on it as it is typed, or why that cannot be put on it. */
export function NamePreview({ product, name, list }: NamePreviewProps) {
  const t = useHomeT()
  const describe = useProblemText()
  const surface = getSurface(product.details?.surface, 0)
  const engraving = normalizeEngraving({ name, line: '' })
  if (!surface || !engraving) return null
  const problem = findEngravingProblem('name', engraving.name, surface)
  return (
    <Figure>
      <Frame>
        <EngravedPicture engraving={problem ? undefined : { ...engraving, surface }}>
          <Picture src={product.coverImgUrl} alt="" width={1} height={1} sizes="22rem" />
        </EngravedPicture>
      </Frame>
      <figcaption role="status">
        {problem ? describe(problem) : <DataText text={product.title} />}
      </figcaption>
      {!problem && list && <a href={`#${list}`}>{t('name.others')}</a>}
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: ${space[2]};
  grid-column: 1 / -1;
  inline-size: min(100%, 22rem);
  margin: 0;
  margin-inline: auto;
  font-size: ${font.s};
  & > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${size.touch};
  }
`

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};
`
