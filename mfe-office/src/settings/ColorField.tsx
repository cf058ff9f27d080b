import {
  type AccentTheme,
  createAccentColors,
  findReadableAccent,
  findUnreadableTexts,
  MIN_TEXT_CONTRAST,
} from '@shop/contracts/configuration/brand/accent.ts'
import { palettes } from '@shop/contracts/configuration/brand/palette.ts'
import { HEX_COLOR } from '@shop/contracts/rules/color.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { colorSample } from '@shop/ui/tokens/forced-colors.ts'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'

import { useErrorText } from '../form/useErrorText.ts'
import { useSettingsT } from '../messages.generated.ts'

/** A typed colour as it is stored; null for what is none. */
function readColor(typed: string): string | null {
  const hex = typed.trim().toLowerCase()
  return HEX_COLOR.test(hex) ? hex : null
}

/** The form of the accent colour of each theme. */
export interface AccentValues {
  lightAccent: string
  darkAccent: string
}

interface ColorFieldProps {
  form: UseFormReturn<AccentValues>
  name: keyof AccentValues
  theme: AccentTheme
}

/** The accent colour of a theme, with a sample of it, and with what could not be read in it. */
export function ColorField({ form, name, theme }: ColorFieldProps) {
  const t = useSettingsT()
  const errorText = useErrorText(form)
  const label = t(`field.${name}`)
  const chosen = readColor(useWatch({ control: form.control, name }))
  const isReadable = (typed: string) => {
    const read = readColor(typed)
    return read === null || findUnreadableTexts(read, theme).length === 0
  }
  const choose = (hex: string) =>
    form.setValue(name, hex, { shouldValidate: true, shouldTouch: true, shouldDirty: true })
  return (
    <Stack $gap="3">
      <Row>
        <FormField
          form={form}
          name={name}
          label={label}
          rules={{ missing: isFilled, unreadable: isReadable }}
          errorText={errorText}
          maxLength={7}
          dir="ltr"
        />
        <Picker
          type="color"
          aria-label={t('accent.choose', { field: label })}
          value={chosen ?? palettes[theme].accent}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Row>
      {chosen !== null && <Sample accent={chosen} theme={theme} />}
      {chosen !== null && <Unreadable accent={chosen} theme={theme} onChoose={choose} />}
    </Stack>
  )
}

interface AccentProps {
  accent: string
  theme: AccentTheme
}

/** Text and a button as the theme shows them. */
function Sample({ accent, theme }: AccentProps) {
  const t = useSettingsT()
  const { background, line } = palettes[theme]
  const { accentText, accentSoft } = createAccentColors(accent, theme)
  return (
    <Surface aria-hidden style={{ background, borderColor: line, color: accent }}>
      <span>{t('accent.sample.link')}</span>
      <span style={{ background: accentSoft }}>{t('accent.sample.label')}</span>
      <span style={{ background: accent, color: accentText }}>{t('accent.sample.button')}</span>
    </Surface>
  )
}

/** The texts that could not be read, and the nearest colour in which all can. */
function Unreadable({
  accent,
  theme,
  onChoose,
}: AccentProps & { onChoose: (accent: string) => void }) {
  const t = useSettingsT()
  const texts = findUnreadableTexts(accent, theme)
  if (texts.length === 0) return null
  const proposal = findReadableAccent(accent, theme)
  return (
    <Notice kind="warning" role="status">
      <Stack $gap="3" $align="start">
        <span>{t('accent.unreadable', { contrast: MIN_TEXT_CONTRAST })}</span>
        <List>
          {texts.map(({ text, contrast }) => (
            <li key={text}>
              {/* Rounded down: 4.49 must not read as 4.5. */}
              {t(`accent.text.${text}`, { contrast: Math.floor(contrast * 10) / 10 })}
            </li>
          ))}
        </List>
        <Button variant="secondary" onClick={() => onChoose(proposal)}>
          <Swatch style={{ background: proposal }} aria-hidden />
          {t('accent.use', { color: `\u2066${proposal}\u2069` })}
        </Button>
      </Stack>
    </Notice>
  )
}

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[3]};
  max-inline-size: ${size.narrow};
  & > :first-child {
    flex: 1;
  }
`

const Picker = styled.input`
  flex: none;
  inline-size: ${size.control};
  block-size: ${size.control};
  padding: ${space[1]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  cursor: pointer;
  ${colorSample}
`

const Surface = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid;
  border-radius: ${radius.m};
  font-weight: ${font.medium};
  ${colorSample}
  & > :first-child {
    text-decoration: underline;
  }
  & > :not(:first-child) {
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.round};
  }
`

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${space[5]};
`

const Swatch = styled.span`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border-radius: ${radius.round};
  ${colorSample}
`
