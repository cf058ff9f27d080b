import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import type { Deps } from '../deps.ts'
import { describeError, handleError, RETRY_AFTER_SECONDS } from '../http/error.handler.ts'
import { translations } from '../i18n/messages.ts'
import { renderNotice } from './field.ts'
import { html } from './html.ts'
import { renderLayout } from './layout.ts'
import { createPageView, type PageView, sendPage, shopUrl } from './page-view.ts'

function renderErrorPage(view: PageView, status: number, url: string | null): string {
  const t = translations[view.lang]
  const main = html`<div class="panel">
    <h1>${t('layout.error')}</h1>
    ${renderNotice('error', status === 503 ? t('layout.unavailable') : t('layout.failed'))}
    ${url ? html`<a class="button" href="${url}">${t('layout.tryAgain')}</a>` : html`<p>${t('layout.goBack')}</p>`}
    <a href="${shopUrl(view)}">${t('layout.home')}</a>
  </div>`
  return renderLayout({ view, title: t('layout.error'), main })
}

/** Error handler of server-rendered pages: shows what failed on our side as a page, not as JSON. */
export function createPageErrorHandler(services: Pick<Deps, 'config'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status } = describeError(error)
    const acceptsPage = request.headers.accept?.includes('text/html') ?? false
    if (status < 500 || !acceptsPage) return handleError(error, request, reply)
    request.log.error(error)
    if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS)
    const view = createPageView(services, request, reply)
    const url = request.method === 'GET' ? request.url : null
    return sendPage(reply, renderErrorPage(view, status, url), status)
  }
}
