import type { Hono } from 'hono'
import { type OpenApiDocument, openApiDocument } from './openapi.ts'
import { apiDocsPage, apiDocsStyles } from './page.ts'

/** Serves the OpenAPI document, made when it is first asked for (it takes longer than all else at the start), and its readable page. */
export function addDocsRoutes(app: Hono, publicUrl: string): void {
  let document: OpenApiDocument | undefined
  app.get('/api/openapi.json', (context) => {
    document ??= openApiDocument(publicUrl)
    return context.json(document)
  })
  app.get('/api/docs', (context) => context.html(apiDocsPage()))
  app.get('/api/docs.css', (context) => context.body(apiDocsStyles, 200, { 'content-type': 'text/css; charset=utf-8' }))
}
