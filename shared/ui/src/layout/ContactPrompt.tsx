import { styled } from 'styled-components'

import { ButtonLink } from '../button/ButtonLink.tsx'
import { color, radius, space } from '../tokens/tokens.ts'
import { Stack } from './Stack.tsx'

interface ContactPromptProps {
  title: string
  text: string
  /** Label of the button. */
  action: string
  to: string
  className?: string
}

/** Links to where people answer, for those who found nothing on the page. */
export function ContactPrompt({ title, text, action, to, className }: ContactPromptProps) {
  return (
    <Root as="section" className={className}>
      <div>
        <h2>{title}</h2>
        <Text>{text}</Text>
      </div>
      <ButtonLink to={to}>{action}</ButtonLink>
    </Root>
  )
}

const Root = styled(Stack).attrs({ $row: true, $justify: 'space-between', $gap: '5' })`
  padding: ${space[6]};
  border-radius: ${radius.l};
  background: ${color.sunken};
`

const Text = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
`
