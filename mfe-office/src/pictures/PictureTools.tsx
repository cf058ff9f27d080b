import { languages } from '@shop/kernel/language'
import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { ArrowBack, ArrowForward } from '@shop/ui/icons/directional.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useMoves } from '../form/useMoves.ts'
import { usePicturesT } from '../messages.generated.ts'

const MAX_LENGTH = 200

/** What a picture shows, for people who do not see it. */
export interface PictureAlt {
  en: string
  ar: string
}

interface PictureToolsProps {
  alt?: PictureAlt | undefined
  index: number
  /** Pictures of the gallery. */
  count: number
  onMove: (to: number) => void
  onDescribe: (alt: PictureAlt) => void
}

/** The place of a picture in its gallery, and what it shows. */
export function PictureTools({
  alt = { en: '', ar: '' },
  index,
  count,
  onMove,
  onDescribe,
}: PictureToolsProps) {
  const t = usePicturesT()
  const { earlier, later } = useMoves(index, count, onMove)
  const number = index + 1
  const text = t(alt.en || alt.ar ? 'pictures.described' : 'pictures.describe')
  return (
    <>
      {count > 1 && (
        <Stack $row $justify="space-between">
          <IconButton {...earlier} label={t('pictures.earlier', { number })}>
            <ArrowBack />
          </IconButton>
          <IconButton {...later} label={t('pictures.later', { number })}>
            <ArrowForward />
          </IconButton>
        </Stack>
      )}
      <Description>
        <summary aria-label={t('pictures.describeNumber', { text, number })}>{text}</summary>
        {languages.map((lang) => (
          <Field key={lang} label={t(`pictures.alt.${lang}`, { number })}>
            <TextArea
              rows={3}
              lang={lang}
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
              maxLength={MAX_LENGTH}
              value={alt[lang]}
              onChange={({ target }) => onDescribe({ ...alt, [lang]: target.value })}
            />
          </Field>
        ))}
      </Description>
    </>
  )
}

const Description = styled.details`
  & > summary {
    min-block-size: ${size.touch};
    padding-block: ${space[3]};
    color: ${color.accent};
    font-size: ${font.s};
    cursor: pointer;
  }
  & > :not(summary) {
    margin-block-end: ${space[3]};
  }
`
