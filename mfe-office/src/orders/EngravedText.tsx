import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import type { PlaceName } from '@shop/contracts/rules/surface.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The names of the surfaces that a text is on, where a piece has several. */
export function PlaceNames({ places = [] }: { places?: readonly PlaceName[] | undefined }) {
  const { lang } = useLanguage()
  if (places.length === 0) return null
  return (
    <span translate="no">
      {places.map((place) => localize(place, lang)).join(lang === 'ar' ? '، ' : ', ')}:{' '}
    </span>
  )
}

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
