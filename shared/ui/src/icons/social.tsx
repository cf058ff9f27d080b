import type { ComponentProps, ReactNode } from 'react'

// Not simple-icons: its glyphs differ from these, and LinkedIn is no longer among them.
type IconProps = Omit<ComponentProps<'svg'>, 'children'>

function createIcon(shape: ReactNode) {
  return function SocialIcon(props: IconProps) {
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden {...props}>
        {shape}
      </svg>
    )
  }
}

/** Logos of social networks in the colour of the text; never mirrored. */
export const FacebookIcon = createIcon(
  <path d="M13.7 22v-8.9h3l.5-3.6h-3.5V7.3c0-1 .3-1.7 1.7-1.7h2V2.3C17 2.2 16 2 14.7 2c-2.7 0-4.6 1.7-4.6 4.8v2.7H7v3.6h3.1V22z" />,
)

export const InstagramIcon = createIcon(
  <>
    <path
      fillRule="evenodd"
      d="M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6"
    />
    <circle cx="17.3" cy="6.7" r="1.25" />
  </>,
)

export const XIcon = createIcon(
  <path d="M17.7 3h3.1l-6.7 7.7L22 21h-6.2l-4.8-6.3L5.4 21H2.3l7.2-8.2L2 3h6.3l4.4 5.8zm-1.1 16.2h1.7L7.4 4.7H5.6z" />,
)

export const TiktokIcon = createIcon(
  <path d="M16.2 2h-3.4v13.4a2.7 2.7 0 1 1-2.7-2.7c.3 0 .5 0 .8.1V9.3a6.2 6.2 0 1 0 5.3 6.1V8.6a7.5 7.5 0 0 0 4.3 1.4V6.6A4.3 4.3 0 0 1 16.2 2" />,
)

export const YoutubeIcon = createIcon(
  <path
    fillRule="evenodd"
    d="M6 4.5h12A4.5 4.5 0 0 1 22.5 9v6a4.5 4.5 0 0 1-4.5 4.5H6A4.5 4.5 0 0 1 1.5 15V9A4.5 4.5 0 0 1 6 4.5m3.8 4v7l6-3.5z"
  />,
)

export const LinkedinIcon = createIcon(
  <path d="M4.9 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4M3.2 8.7h3.4V21H3.2zm5.6 0h3.3v1.7c.5-.9 1.7-2 3.6-2 3.7 0 4.4 2.4 4.4 5.6v7h-3.4v-6.2c0-1.5 0-3.3-2-3.3s-2.4 1.6-2.4 3.2V21H8.8z" />,
)
