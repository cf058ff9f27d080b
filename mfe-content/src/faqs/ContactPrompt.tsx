import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

interface ContactPromptProps {
  title: string
  text: string
  /** What the button says, and where it leads. */
  action: string
  to: string
}

/** For whoever has not found an answer. */
export function ContactPrompt({ title, text, action, to }: ContactPromptProps) {
  return (
    <Root>
      <div>
        <h2>{title}</h2>
        <Text>{text}</Text>
      </div>
      <ButtonLink to={to}>{action}</ButtonLink>
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding: ${space[6]};
  border-radius: ${radius.l};
  background: ${color.sunken};
`

const Text = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
`
