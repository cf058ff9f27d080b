import { Link } from '@shop/router'
import { Container } from '@shop/ui/layout/Container.tsx'
import { color, font, mediaQuery, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Root = styled(Container)`
  padding-block: ${space[5]} ${space[8]};
`

export const Content = styled.div`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.prose};
  margin-block-start: ${space[5]};
  ${mediaQuery.laptop} {
    margin-inline: auto;
    text-align: center;
  }
  & h1 {
    font-size: ${font.display};
  }
  & h1 + p {
    margin-block-start: ${space[3]};
    color: ${color.muted};
    font-size: ${font.l};
  }
`

export const PopularQuestions = styled.nav`
  & > h2 {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.regular};
    letter-spacing: 0;
  }
`

export const QuestionList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
  ${mediaQuery.laptop} {
    justify-content: center;
  }
`

export const QuestionLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.s};
  line-height: 1.4;
  text-decoration: none;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.accent};
    color: ${color.text};
  }
`
