import type { OwnPostId } from '@shop/contracts/browser/own-posts.ts'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useBlogArticlesT } from '../messages.generated.ts'
import { articleSections } from './posts.ts'

export function Article({ id }: { id: OwnPostId }) {
  const t = useBlogArticlesT()
  return (
    <ArticleRoot>
      <Lead>{t(`${id}.lead`)}</Lead>
      {articleSections.map((section) => (
        <section key={section}>
          <h2>{t(`${id}.${section}.title`)}</h2>
          <p>{t(`${id}.${section}.text`)}</p>
        </section>
      ))}
      <p>{t(`${id}.conclusion`)}</p>
    </ArticleRoot>
  )
}

/** The text of a post. */
export const ArticleRoot = styled.article`
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
