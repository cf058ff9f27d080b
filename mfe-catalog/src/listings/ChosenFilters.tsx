import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import X from 'lucide-react/icons/x'
import { styled } from 'styled-components'

import { sampleBrands, sampleColors } from '../samples/sample-attributes.ts'
import { cleared, conditions, toggled, type Choice } from './choice.ts'
import { useT } from './messages.ts'

interface ChosenFiltersProps {
  choice: Choice
  /** Called when what was pressed goes with its filter. */
  onRemove: (choice: Choice) => void
}

/** What narrows the list, one press away from not doing so. */
export function ChosenFilters({ choice, onRemove }: ChosenFiltersProps) {
  const t = useT()
  const { lang } = useLanguage()
  if (conditions(choice) === 0) return null
  const search = choice.search.trim()
  const chosen = [
    ...(search ? [{ label: search, without: { ...choice, search: '' } }] : []),
    ...choice.color.map((value) => ({
      label: localize(sampleColors[value].name, lang),
      without: toggled(choice, 'color', value),
    })),
    ...choice.brand.map((value) => ({
      label: localize(sampleBrands[value].name, lang),
      without: toggled(choice, 'brand', value),
    })),
    ...choice.size.map((value) => ({ label: value, without: toggled(choice, 'size', value) })),
  ]
  return (
    <Stack as="ul" role="list" $row $gap="2" aria-label={t('filter.chosen')}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Chosen
            type="button"
            aria-label={t('filter.remove', { value: label })}
            translate="no"
            onClick={() => onRemove(without)}
          >
            <bdi>{label}</bdi>
            <X aria-hidden />
          </Chosen>
        </li>
      ))}
      <li>
        <Button variant="ghost" onClick={() => onRemove(cleared(choice))}>
          {t('filter.clear')}
        </Button>
      </li>
    </Stack>
  )
}

const Chosen = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${font.s};
  &:hover {
    text-decoration: line-through;
  }
  & > svg {
    inline-size: 1rem;
  }
`
