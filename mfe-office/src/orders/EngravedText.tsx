import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A text line by line, as it is to be on a piece; a click selects it, to be copied. */
export function EngravedText({ text: { name, line } }: { text: Engraving }) {
  return (
    <Text>
      {name && <PersonalText>{name}</PersonalText>}
      {line && <PersonalText>{line}</PersonalText>}
    </Text>
  )
}

const Text = styled.strong`
  display: inline-grid;
  justify-items: start;
  color: ${color.text};
  user-select: all;
`
