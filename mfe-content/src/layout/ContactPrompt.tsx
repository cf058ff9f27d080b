import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

interface ContactPromptProps {
  title: string
  text: string
  /** Label of the button. */
  action: string
  to: string
}

/** Links to a contact form, for those who found no answer. */
export function ContactPrompt({ title, text, action, to }: ContactPromptProps) {
  return (
    <Root as="section">
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
