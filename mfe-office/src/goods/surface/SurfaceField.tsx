import { normalizeEngraving } from '@shop/contracts/rules/engraving-text.ts'
import type { Corners } from '@shop/contracts/rules/surface.ts'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { font } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'

import { useErrorText } from '../../form/useErrorText.ts'
import { useGoodsT, usePicturesT } from '../../messages.generated.ts'
import type { StoredPicture } from '../../pictures/PictureField.tsx'
import type { ProductValues } from '../product-form.ts'
import { CornerEditor } from './CornerEditor.tsx'
import { DEFAULT_CORNERS } from './corners.ts'
import { finishes, toMillimetres } from './surface-form.ts'

interface SurfaceFieldProps {
  form: UseFormReturn<ProductValues>
  pictures: readonly StoredPicture[]
}

/** Where a product takes a name, and how it looks there. */
export function SurfaceField({ form, pictures }: SurfaceFieldProps) {
  const t = useGoodsT()
  const errorText = useErrorText()
  const takesName = useWatch({ control: form.control, name: 'surface.takesName' })
  return (
    <Stack as="fieldset" $gap="4">
      <Legend>{t('surface.title')}</Legend>
      <Checkbox label={t('surface.takesName')} {...form.register('surface.takesName')} />
      {takesName && (
        <>
          <FormGrid>
            <FormField
              form={form}
              name="surface.finish"
              kind="select"
              label={t('surface.finish')}
              errorText={errorText}
            >
              {finishes.map((finish) => (
                <option key={finish} value={finish}>
                  {t(`surface.${finish}`)}
                </option>
              ))}
            </FormField>
            <FormField
              form={form}
              name="surface.color"
              type="color"
              label={t('surface.color')}
              hint={t('surface.colorHint')}
              errorText={errorText}
            />
            <FormField
              form={form}
              name="surface.width"
              label={t('surface.width')}
              hint={t('surface.widthHint')}
              errorText={errorText}
              inputMode="decimal"
              maxLength={7}
            />
            <FormField
              form={form}
              name="surface.height"
              label={t('surface.height')}
              hint={t('surface.heightHint')}
              errorText={errorText}
              inputMode="decimal"
              maxLength={7}
            />
            <FormField
              form={form}
              name="surface.pieces"
              label={t('surface.pieces')}
              hint={t('surface.piecesHint')}
              errorText={errorText}
              inputMode="numeric"
              maxLength={3}
            />
          </FormGrid>
          <Checkbox label={t('surface.required')} {...form.register('surface.required')} />
          {pictures.length === 0 ? (
            <p>{t('surface.noPicture')}</p>
          ) : (
            <PictureCorners form={form} pictures={pictures} />
          )}
        </>
      )}
    </Stack>
  )
}

/** The corners on one picture after the other. */
function PictureCorners({ form, pictures }: SurfaceFieldProps) {
  const t = useGoodsT()
  const tPictures = usePicturesT()
  const [chosen, setChosen] = useState(pictures[0]?.name)
  const [sample, setSample] = useState(() => t('surface.sampleName'))
  const { finish, color, width, height } = useWatch({ control: form.control, name: 'surface' })
  const corners = useWatch({ control: form.control, name: 'corners' })
  const picture = pictures.find(({ name }) => name === chosen) ?? pictures[0]
  if (!picture) return null
  const { name, url } = picture
  const own = corners[name]

  function set(changed: Corners | undefined) {
    const { [name]: _former, ...others } = corners
    form.setValue('corners', changed ? { ...others, [name]: changed } : others)
  }

  const area = { width: toMillimetres(width), height: toMillimetres(height) }
  const isSized = area.width > 0 && area.height > 0
  return (
    <>
      <FormGrid>
        <Field label={t('surface.picture')}>
          <Select value={name} onChange={(event) => setChosen(event.currentTarget.value)}>
            {pictures.map((each, index) => (
              <option key={each.name} value={each.name}>
                {index === 0
                  ? tPictures('pictures.cover')
                  : tPictures('pictures.number', { number: index + 1 })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('surface.sample')} hint={t('surface.sampleHint')}>
          <TextInput
            value={sample}
            maxLength={40}
            onChange={(event) => setSample(event.currentTarget.value)}
          />
        </Field>
      </FormGrid>
      <Checkbox
        label={t('surface.isSeen')}
        checked={own !== undefined}
        onChange={(event) => set(event.currentTarget.checked ? DEFAULT_CORNERS : undefined)}
      />
      {own && isSized && (
        <CornerEditor
          picture={url}
          surface={{ finish, color, ...area, corners: own }}
          sample={normalizeEngraving({ name: sample, line: '' }) ?? { name: '', line: '' }}
          onChange={set}
        />
      )}
    </>
  )
}

const Legend = styled.legend`
  font-size: ${font.s};
  font-weight: ${font.medium};
`
