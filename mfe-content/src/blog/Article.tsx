import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { articleSections, useArticles } from './articles.ts'
import type { Post } from './posts.ts'

/** The text of an article. */
export function Article({ id }: { id: Post['id'] }) {
  const t = useArticles()
  return (
    <Root>
      <Lead>{t(`${id}.opening`)}</Lead>
      {articleSections.map((part) => (
        <section key={part}>
          <h2>{t(`${id}.${part}.title`)}</h2>
          <p>{t(`${id}.${part}.text`)}</p>
        </section>
      ))}
      <p>{t(`${id}.closing`)}</p>
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  gap: ${space[6]};
  font-size: ${font.l};
  line-height: 1.75;
  & h2 {
    margin-block-end: ${space[3]};
  }
  &:lang(ar) {
    line-height: 2;
  }
`

const Lead = styled.p`
  color: ${color.muted};
  font-size: ${font.xl};
  line-height: 1.6;
  &:lang(ar) {
    line-height: 1.9;
  }
`
