import LoaderCircle from 'lucide-react/icons/loader-circle'
import { keyframes, styled } from 'styled-components'

export function Spinner() {
  return <Ring aria-hidden />
}

const spin = keyframes`
  to { rotate: 1turn; }
`

const Ring = styled(LoaderCircle)`
  inline-size: 1.25em;
  block-size: 1.25em;
  animation: ${spin} 0.9s linear infinite;
`
