import { normalizeEngraving } from '@shop/contracts/rules/engraving-text.ts'
import type { Corners } from '@shop/contracts/rules/surface.ts'
import { MAX_SURFACES } from '@shop/contracts/wire/engraving.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { FormGrid } from '@shop/ui/form/form-grid.styles.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'

import { useErrorText } from '../../form/useErrorText.ts'
import { useGoodsT, usePicturesT } from '../../messages.generated.ts'
import type { StoredPicture } from '../../pictures/PictureField.tsx'
import { useTexts } from '../../records/labels.ts'
import type { ProductValues } from '../product-form.ts'
import { CornerEditor } from './CornerEditor.tsx'
import { DEFAULT_CORNERS } from './corners.ts'
import { emptyArea, finishes, toMillimetres } from './surface-form.ts'

interface SurfaceFieldProps {
  form: UseFormReturn<ProductValues>
  pictures: readonly StoredPicture[]
}

/** Where a product takes names, and how they look there. */
export function SurfaceField({ form, pictures }: SurfaceFieldProps) {
  const t = useGoodsT()
  const errorText = useErrorText()
  const takesName = useWatch({ control: form.control, name: 'surface.takesName' })
  const others = useFieldArray({ control: form.control, name: 'surface.others' })
  const isOne = others.fields.length === 0
  return (
    <Stack as="fieldset" $gap="4">
      <Legend>{t('surface.title')}</Legend>
      <Checkbox label={t('surface.takesName')} {...form.register('surface.takesName')} />
      {takesName && (
        <>
          <FormGrid>
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
          <Checkbox label={t('surface.takesLogo')} {...form.register('surface.takesLogo')} />
          <AreaFields form={form} pictures={pictures} path="surface" number={isOne ? null : 1} />
          {others.fields.map(({ id }, index) => (
            <AreaFields
              key={id}
              form={form}
              pictures={pictures}
              path={`surface.others.${index}`}
              number={index + 2}
              onRemove={() => others.remove(index)}
            />
          ))}
          {others.fields.length < MAX_SURFACES - 1 && (
            <Stack $gap="2" $align="start">
              <Button variant="secondary" onClick={() => others.append(emptyArea)}>
                {t('surface.add')}
              </Button>
              <Muted>{t('surface.addHint')}</Muted>
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}

interface AreaProps extends SurfaceFieldProps {
  path: 'surface' | `surface.others.${number}`
}

interface AreaFieldsProps extends AreaProps {
  /** Null where there is one. */
  number: number | null
  onRemove?: () => void
}

/** One surface: what it is called beside others, how the name is put on it, and where the pictures show it. */
function AreaFields({ form, pictures, path, number, onRemove }: AreaFieldsProps) {
  const t = useGoodsT()
  const { inLanguage } = useTexts()
  const errorText = useErrorText()
  const field = { form, errorText }
  return (
    <Stack as="fieldset" $gap="4">
      {number !== null && <Legend>{t('surface.number', { number })}</Legend>}
      <FormGrid>
        {number !== null &&
          (['en', 'ar'] as const).map((lang) => (
            <FormField
              key={lang}
              {...field}
              name={`${path}.name.${lang}`}
              label={inLanguage(t('surface.name'), lang)}
              hint={t('surface.nameHint')}
              rules={{ missing: isFilled }}
              maxLength={40}
            />
          ))}
        <FormField {...field} name={`${path}.finish`} kind="select" label={t('surface.finish')}>
          {finishes.map((finish) => (
            <option key={finish} value={finish}>
              {t(`surface.${finish}`)}
            </option>
          ))}
        </FormField>
        <FormField
          {...field}
          name={`${path}.color`}
          type="color"
          label={t('surface.color')}
          hint={t('surface.colorHint')}
        />
        {(['width', 'height'] as const).map((side) => (
          <FormField
            key={side}
            {...field}
            name={`${path}.${side}`}
            label={t(`surface.${side}`)}
            hint={t(`surface.${side}Hint`)}
            inputMode="decimal"
            maxLength={7}
          />
        ))}
      </FormGrid>
      {pictures.length === 0 ? (
        <p>{t('surface.noPicture')}</p>
      ) : (
        <PictureCorners form={form} pictures={pictures} path={path} />
      )}
      {onRemove && (
        <Stack $align="start">
          <Button variant="secondary" onClick={onRemove}>
            {t('surface.remove')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

/** The corners on one picture after the other. */
function PictureCorners({ form, pictures, path }: AreaProps) {
  const t = useGoodsT()
  const tPictures = usePicturesT()
  const [chosen, setChosen] = useState(pictures[0]?.name)
  const [sample, setSample] = useState(() => t('surface.sampleName'))
  const { finish, color, width, height, corners } = useWatch({ control: form.control, name: path })
  const picture = pictures.find(({ name }) => name === chosen) ?? pictures[0]
  if (!picture) return null
  const { name, url } = picture
  const own = corners[name]

  function set(changed: Corners | undefined) {
    const { [name]: _former, ...others } = corners
    form.setValue(`${path}.corners`, changed ? { ...others, [name]: changed } : others)
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
