import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { color, size, space } from '@shop/ui/tokens/tokens.ts'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'

/** Password input with a button to show what is typed. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const t = useAuthPagesT()
  const [visible, setShown] = useState(false)
  return (
    <Root>
      <TextInput {...props} type={visible ? 'text' : 'password'} spellCheck={false} />
      <IconButton
        label={t(visible ? 'auth.password.hide' : 'auth.password.show')}
        onClick={() => setShown(!visible)}
      >
        {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </Root>
  )
}

const Root = styled.div`
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
