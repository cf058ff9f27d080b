import { generatePath, Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, mediaQuery, motion, shadow, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useBlogT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import articles from './pictures/articles.json'
import { PostMeta } from './PostMeta.tsx'
import type { Post } from './posts.ts'

interface PostCardProps {
  post: Post
  heading: 'h2' | 'h3'
  priority?: boolean
}

/** An article in a list; the whole card is a link. */
export function PostCard({ post, heading: Heading, priority = false }: PostCardProps) {
  const t = useBlogT()
  return (
    <Root as="li" $flush>
      <Picture
        files={articles[post.id]}
        alt=""
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
      />
      <Content>
        <PostMeta post={post} />
        <Heading>
          <Link to={generatePath(paths['blog.post'], { id: post.id })}>
            {t(`post.${post.id}.title`)}
          </Link>
        </Heading>
        <p>{t(`post.${post.id}.desc`)}</p>
      </Content>
    </Root>
  )
}

const Picture = styled(ResponsiveImage)`
  & > img {
    transition: scale ${motion.slow} ${motion.ease};
  }
`

const Root = styled(Card)`
  position: relative;
  transition: box-shadow ${motion.medium};
  &:hover {
    box-shadow: ${shadow.m};
  }
  &:hover ${Picture} > img {
    scale: 1.03;
  }
  /* Alone in a row of two: it lies down and fills the row. */
  ${mediaQuery.tablet} {
    &:nth-child(odd):last-child {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
    }
  }
  ${mediaQuery.laptop} {
    &:nth-child(odd):last-child {
      grid-column: auto;
      display: block;
    }
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  & > h2,
  & > h3 {
    font-size: ${font.xl};
    line-height: 1.3;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    color: ${color.muted};
    font-size: ${font.s};
  }
`
