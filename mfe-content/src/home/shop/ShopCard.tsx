import type { LocalizedText } from '@shop/contracts/text.ts'
import { Link } from '@shop/router'
import { LinkCard } from '@shop/ui/card/LinkCard.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import type { ReactNode } from 'react'

import { Details, Title } from './shop-card.styles.ts'

interface ShopCardProps {
  to: string
  title: LocalizedText
  picture: string
  ratio: readonly [width: number, height: number]
  /** Below the title. */
  children?: ReactNode
}

/** A category or product of the home page. */
export function ShopCard({ to, title, picture, ratio: [width, height], children }: ShopCardProps) {
  return (
    <LinkCard as="li" $flush>
      <Picture
        src={picture}
        alt=""
        width={width}
        height={height}
        sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 25vw, 50vw"
      />
      <Details>
        <Title>
          <Link to={to}>
            <DataText text={title} />
          </Link>
        </Title>
        {children}
      </Details>
    </LinkCard>
  )
}
