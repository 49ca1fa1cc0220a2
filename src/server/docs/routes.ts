import type { Hono } from 'hono'
import { openApiDocument } from './openapi.ts'
import { apiDocsPage, apiDocsStyles } from './page.ts'

/** Serves the OpenAPI document and its readable page. */
export function addDocsRoutes(app: Hono, publicUrl: string): void {
  const document = openApiDocument(publicUrl)
  app.get('/api/openapi.json', (context) => context.json(document))
  app.get('/api/docs', (context) => context.html(apiDocsPage()))
  app.get('/api/docs.css', (context) => context.body(apiDocsStyles, 200, { 'content-type': 'text/css; charset=utf-8' }))
}
