import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from '../deps.ts'
import { describeError, handleError, RETRY_AFTER_SECONDS } from '../http/error.handler.ts'
import { html } from './html.ts'
import { layoutTexts } from './layout.texts.ts'
import { renderLayout } from './layout.ts'
import { renderNotice } from './notice.ts'
import { createPageView, type PageView, sendPage } from './page-view.ts'
import { shopUrl } from './shop-url.ts'

function renderErrorPage(view: PageView, status: number, url: string | null): string {
  const t = layoutTexts[view.lang]
  const main = html`<div class="panel">
    <h1>${t.error}</h1>
    ${renderNotice('error', status === 503 ? t.unavailable : t.failed)}
    ${url ? html`<a class="button" href="${url}">${t.tryAgain}</a>` : html`<p>${t.goBack}</p>`}
    <a href="${shopUrl(view)}">${t.home}</a>
  </div>`
  return renderLayout({ view, title: t.error, main })
}

/** Error handler of server-rendered pages: shows what failed on our side as a page, not as JSON. */
export function createPageErrorHandler(services: Services) {
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
