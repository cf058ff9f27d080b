import { isOwnPost } from '@shop/contracts/browser/own-posts.ts'
import { generatePath, Link } from '@shop/router'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'

import { paths } from '../paths.generated.ts'
import articles from './pictures/articles.json'
import { PostMeta } from './PostMeta.tsx'
import type { ListedPost } from './posts.ts'

/** The picture of a card. */
interface CoverProps {
  post: ListedPost
  sizes: string
  priority: boolean
}

export interface PostGridProps {
  posts: readonly ListedPost[]
  heading: 'h2' | 'h3'
  /** Shows the picture of a post; by default, that of one of the blog's own. */
  Cover?: ComponentType<CoverProps>
  /** The first card is above the fold: load its picture eagerly. */
  priority?: boolean
}

export function PostGrid({ posts, heading, Cover = OwnCover, priority = false }: PostGridProps) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <PostCard key={post.id} as="li" $flush>
          <Cover
            post={post}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
            priority={priority && index === 0}
          />
          <Content>
            <PostMeta post={post} />
            <Title as={heading}>
              <Link to={generatePath(paths['blog.post'], { id: post.id })}>{post.title}</Link>
            </Title>
            <Muted>{post.description}</Muted>
          </Content>
        </PostCard>
      ))}
    </Grid>
  )
}

/** The picture of one of the blog's own posts. */
export const OwnCover = ({ post, ...image }: CoverProps) =>
  isOwnPost(post.id) && <ResponsiveImage files={articles[post.id]} alt="" {...image} />

const Grid = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]};
  }
`

const PostCard = styled(LinkCard)`
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
`

const Title = styled.h2`
  font-size: ${font.xl};
  line-height: 1.3;
  ${stretchedLink}
`
