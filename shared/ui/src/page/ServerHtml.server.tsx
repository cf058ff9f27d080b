import type { ServerHtmlProps } from './ServerHtml.tsx'

/** The part as the server renders it. */
export function ServerHtml({ className, children }: ServerHtmlProps) {
  return <div className={className}>{children}</div>
}
