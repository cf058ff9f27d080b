import { Monogram } from '@shop/ui/avatar/Monogram.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useBlogT } from '../messages.generated.ts'
import type { Author } from './posts.ts'

/** Author of an article; sticky beside it on large screens. */
export function AuthorCard({ author }: { author: Author }) {
  const t = useBlogT()
  return (
    <Root as="aside" aria-label={t('author.label')}>
      <Portrait names={[t(`author.${author}.name`)]} />
      <div>
        <Name>{t(`author.${author}.name`)}</Name>
        <p>{t(`author.${author}.role`)}</p>
      </div>
      <Bio>{t(`author.${author}.bio`)}</Bio>
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  font-size: ${font.s};
  color: ${color.muted};
  ${mediaQuery.laptop} {
    position: sticky;
    inset-block-start: calc(${size.bar} + ${space[5]});
  }
`

const Portrait = styled(Monogram)`
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border-radius: ${radius.round};
`

const Name = styled.p`
  color: ${color.text};
  font-size: ${font.m};
  font-weight: ${font.medium};
`

const Bio = styled.p`
  grid-column: 1 / -1;
`
