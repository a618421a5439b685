import type { Wire } from '@save/api-adapter/wire'
import * as wires from '@save/api-adapter/wire'
import type { ApiCall } from '../api/call.ts'
import { apiCalls } from '../api/calls.ts'
import { knownCall } from '../api/known-calls.rules.ts'
import { sessionPolicy } from '../session/session.policy.ts'
import { type JsonSchema, schemaOf } from './json-schema.ts'
import { openapiMessages as messages } from './openapi.messages.ts'

interface Content {
  readonly 'application/json': { readonly schema: JsonSchema }
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export interface Operation {
  readonly summary: string
  readonly 'x-requirement': string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Content }>
  >
}

export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Codec names, from the adapter's exports: RetailerWire gives 'Retailer'. */
const names: ReadonlyMap<unknown, string> = new Map(
  Object.entries(wires).flatMap(([name, wire]) =>
    name.endsWith('Wire') ? [[wire, name.slice(0, -'Wire'.length)] as const] : [],
  ),
)

const ours: Readonly<Record<string, JsonSchema>> = {
  Nothing: { type: 'object' },
  Complaint: {
    type: 'object',
    properties: { Message: { type: 'string' } },
    required: ['Message'],
  },
  ModelState: {
    type: 'object',
    properties: { ModelState: { type: 'object' } },
    required: ['ModelState'],
  },
}

/** The OpenAPI document of every call, generated from its codecs. */
export function openApiDocument(calls: readonly ApiCall[] = apiCalls): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { ...ours }
  const refTo = (wire: Wire<never>): JsonSchema => {
    const name = names.get(wire)
    if (name === undefined) return schemaOf(wire)
    schemas[name] ??= schemaOf(wire)
    return ref(name)
  }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const { spelled } = knownCall(call.method, call.path)
    const [, path = ''] = spelled.split(' ')
    const operations = paths[path] ?? {}
    operations[call.method.toLowerCase()] = operationOf(call, spelled, refTo)
    paths[path] = operations
  }
  return {
    openapi: '3.1.1',
    info: { title: messages.title, version: '1', description: messages.description },
    paths,
    components: { schemas, securitySchemes },
  }
}

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: sessionPolicy.sessionCookie },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: sessionPolicy.antiForgeryHeader,
    description: messages.antiForgery,
  },
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

function operationOf(
  { answers, takes, requirement, says, query, isKeyed = false }: ApiCall,
  spelled: string,
  refTo: (wire: Wire<never>) => JsonSchema,
): Operation {
  const isSignIn = spelled === 'POST /api/Login'
  const good = Object.entries(answers).map(([status, wire]) => [status, refTo(wire)] as const)
  const responses = good.length === 0 ? [['200', ref('Nothing')] as const] : good
  const refusals = refusalsOf(takes !== undefined, isSignIn, isKeyed).filter(
    ([status]) => !(status in answers),
  )
  return {
    summary: says,
    'x-requirement': requirement,
    security: isSignIn ? [{ antiForgery: [] }] : [{ session: [], antiForgery: [] }],
    parameters: [...parametersOf(spelled, query), ...(isKeyed ? [keyParameter] : [])],
    ...(takes !== undefined && {
      requestBody: { required: true, content: json(refTo(takes)) },
    }),
    responses: Object.fromEntries(
      [...responses, ...refusals].map(([status, schema]) => [
        status,
        { description: messages.statuses[status] ?? messages.answer, content: json(schema) },
      ]),
    ),
  }
}

const complaint = ref('Complaint')

const refusalsOf = (
  takesBody: boolean,
  isSignIn: boolean,
  isKeyed: boolean,
): readonly (readonly [string, JsonSchema])[] => [
  ...(takesBody
    ? ([
        ['400', { anyOf: [ref('ModelState'), complaint] }],
        ['413', complaint],
        ['415', complaint],
      ] as const)
    : isKeyed
      ? ([['400', complaint]] as const)
      : []),
  ...(isKeyed ? ([['422', complaint]] as const) : []),
  ...(isSignIn ? ([['429', ref('ModelState')]] as const) : ([['401', complaint]] as const)),
  ['403', complaint],
  ['404', complaint],
]

const keyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: messages.idempotencyKey,
  schema: { type: 'string' },
}

const parametersOf = (
  spelled: string,
  query: Readonly<Record<string, string>> = {},
): readonly Parameter[] => [
  ...[...spelled.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }),
  ),
  ...Object.entries(query).map(
    ([name, description]): Parameter => ({
      name,
      in: 'query',
      required: false,
      description,
      schema: { type: 'string' },
    }),
  ),
]
