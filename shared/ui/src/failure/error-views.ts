import { ErrorNoticeView } from './ErrorNoticeView.tsx'
import { RouteErrorView } from './RouteErrorView.tsx'

/** For `setErrorViews` of the kernel: a shell's, which brings their code for all remotes. */
export const errorViews = { ErrorNotice: ErrorNoticeView, RouteError: RouteErrorView }
