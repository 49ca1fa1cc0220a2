import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { CallDefinition } from '#contract/call.ts'
import { openApiDocument } from '../src/server/docs/openapi.ts'

const document = openApiDocument('http://localhost:3000')
// Each of its validators checks few answers: to make their code shorter takes longer than it saves.
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } })
ajv.addSchema(document, 'openapi')
const compiled = new Map<string, ValidateFunction | null>()

/**
 * Fails when an answer is not what the printed OpenAPI document says of its call and status.
 * The document is judged as another program would: by a JSON Schema validator that knows nothing of our schemas.
 */
export function expectDocumented(call: CallDefinition, status: number, body: unknown): void {
  const path = call.path.replace(/:(\w+)/g, '{$1}')
  const responses = document.paths[path]?.[call.method.toLowerCase()]?.['responses']
  const documented = typeof responses === 'object' && responses !== null && Object.hasOwn(responses, String(status))
  if (!documented) throw new Error(`The OpenAPI document has no ${status} of ${call.method} ${call.path}.`)
  const type = status < 400 ? (call.download?.type ?? 'application/json') : 'application/json'
  const validate = validatorOf(path, call.method.toLowerCase(), status, type)
  if (validate === null) {
    if (body !== undefined) throw new Error(`The OpenAPI document promises no body of ${call.method} ${call.path}, ${status}.`)
    return
  }
  if (!validate(body)) {
    throw new Error(
      `${call.method} ${call.path} answered ${status} otherwise than documented: ${ajv.errorsText(validate.errors)}`,
    )
  }
}

/** The validator of one response's JSON; null when it is documented without a body. */
function validatorOf(path: string, method: string, status: number, type: string): ValidateFunction | null {
  const pointer = ['paths', path, method, 'responses', String(status), 'content', type, 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/')
  const known = compiled.get(pointer)
  if (known !== undefined) return known
  const found = ajv.getSchema(`openapi#/${pointer}`) ?? null
  compiled.set(pointer, found)
  return found
}
