import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useHomeT } from '../../messages.generated.ts'

export type ShopListName = 'categories' | 'bestSellers'

/** The frame of a list of goods on the home page. */
export function ShopSection({ list, children }: { list: ShopListName; children: ReactNode }) {
  const t = useHomeT()
  const id = `home-${list}`
  return (
    <Root aria-labelledby={id}>
      <Container>
        <Line>
          <h2 id={id}>{t(`${list}.heading`)}</h2>
          {list === 'categories' && (
            <ButtonLink to={sitePaths.shop} variant="ghost">
              {t('categories.all')}
              <ArrowForward />
            </ButtonLink>
          )}
        </Line>
        {children}
      </Container>
    </Root>
  )
}

const Root = styled.section`
  padding-block-start: ${space.section};
  &:last-child {
    padding-block-end: ${space.section};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  margin-block-end: ${space[5]};
  /* The link's text lines up with the cards; its box stays within the gutter. */
  & > a {
    margin-inline: calc(-1 * ${space[4]});
    padding-inline: ${space[4]};
  }
`
