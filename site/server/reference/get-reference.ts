import { openApiDocument } from '#server/open-api/open-api-document.ts'
import { respondWithEtag } from '#server/open-api/respond-with-etag.ts'
import type { ApiReferences } from '#shared/api-reference-model.ts'
import { platformDocument } from './platform-document.ts'
import { toReference } from './to-reference.ts'

/** Makes the answer of GET /api/reference: both documents as the rows that the page at /api shows. */
export function createReference(publicOrigin: string | null): (request: Request) => Response {
  let references: ApiReferences | null = null
  return (request) => {
    references ??= {
      platform: toReference(platformDocument()),
      engine: toReference(openApiDocument(publicOrigin)),
    }
    return respondWithEtag(request, references)
  }
}

/** GET /api/reference/platform.json: the document itself, to be taken along. */
export function getPlatformDocument(request: Request): Response {
  const response = respondWithEtag(request, platformDocument())
  response.headers.set('content-disposition', 'attachment; filename="platform-openapi.json"')
  return response
}
