import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { PostCard } from './PostCard.tsx'
import type { Post } from './posts.ts'

interface PostGridProps {
  posts: readonly Post[]
  /** Heading level of the cards' titles. */
  heading: 'h2' | 'h3'
  /** The first card is above the fold: load its picture eagerly. */
  priority?: boolean
}

export function PostGrid({ posts, heading, priority = false }: PostGridProps) {
  return (
    <Root>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} heading={heading} priority={priority && index === 0} />
      ))}
    </Root>
  )
}

const Root = styled.ul`
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
