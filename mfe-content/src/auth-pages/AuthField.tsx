import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { color, size, space } from '@shop/ui/tokens/tokens.ts'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'

interface AuthFieldProps extends Pick<ComponentProps<typeof Field>, 'error' | 'required'> {
  name: 'name' | 'email' | 'password'
  autoComplete: string
  defaultValue?: string
}

/** A field of the auth pages, labelled by its name. */
export function AuthField({ name, error, required = false, ...input }: AuthFieldProps) {
  const t = useAuthPagesT()
  return (
    <Field label={t(`auth.${name}`)} error={error} required={required}>
      {name === 'password' ? (
        <PasswordInput name={name} {...input} />
      ) : (
        <TextInput name={name} type={name === 'email' ? 'email' : 'text'} {...input} />
      )}
    </Field>
  )
}

function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const t = useAuthPagesT()
  const [visible, setVisible] = useState(false)
  return (
    <PasswordBox>
      <TextInput {...props} type={visible ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        label={t(visible ? 'auth.password.hide' : 'auth.password.show')}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </PasswordBox>
  )
}

const PasswordBox = styled.div`
  position: relative;
  & > input {
    padding-inline-end: calc(${size.touch} + ${space[2]});
  }
  & > button {
    position: absolute;
    inset-block-start: calc((${size.control} - ${size.touch}) / 2);
    inset-inline-end: ${space[1]};
    color: ${color.muted};
  }
`
