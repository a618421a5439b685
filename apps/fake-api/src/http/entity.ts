import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { answer, attachContent } from './answers.ts'
import { type Coding, codingFor } from './content-coding.rules.ts'
import type { HeaderTable } from './header-table.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface Copy {
  readonly bytes: Bytes
  readonly headers: HeaderTable
}

/** Bytes that are sent repeatedly: tagged once, and compressed once per requested coding. */
export interface Entity {
  readonly tag: string | undefined
  readonly unchanged: HeaderTable
  readonly plain: Copy
  /** Its beginning, as text. */
  readonly excerpt: string
  copyIn(coding: Coding | undefined): Copy
}

interface EntityOptions {
  readonly type: string
  readonly cacheControl: string
  readonly headers: HeaderTable
  /** The compression level: 0 to 11. Pages are small and made rarely, so they can afford 11. */
  readonly effort?: number
  /** Compressed copies from the build. */
  readonly coded?: Readonly<Partial<Record<Coding, Bytes>>>
  /** False for files with their version in the address, and for answers that may not be cached. */
  readonly isTagged?: boolean
}

/** Smaller entities aren't compressed: a compressed copy would hardly be smaller than its headers. */
const worthCompressing = 512

const longestExcerpt = 2_000

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/

export function entityOf(content: string | Uint8Array, options: EntityOptions): Entity {
  const bytes = Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content)
  const { isTagged = true } = options
  const tag = isTagged ? `W/"${digestOf(bytes)}"` : undefined
  const isCoded = bytes.length >= worthCompressing && compressible.test(options.type)
  const shared: HeaderTable = {
    ...options.headers,
    'cache-control': options.cacheControl,
    ...(tag !== undefined && { etag: tag }),
    ...(isCoded && { vary: 'accept-encoding' }),
  }
  const copyOf = (copied: Bytes, coding?: Coding): Copy => ({
    bytes: copied,
    headers: {
      ...shared,
      'content-type': options.type,
      'content-length': String(copied.length),
      ...(coding !== undefined && { 'content-encoding': coding }),
    },
  })
  const plain = copyOf(bytes)
  const copies: Partial<Record<Coding, Copy>> = {}
  let excerpt: string | undefined

  return {
    tag,
    unchanged: shared,
    plain,
    get excerpt() {
      excerpt ??= Buffer.from(bytes.subarray(0, longestExcerpt)).toString('utf8')
      return excerpt
    },
    copyIn(coding) {
      if (coding === undefined || !isCoded) return plain
      copies[coding] ??= copyOf(
        options.coded?.[coding] ?? compressed(bytes, coding, options.effort ?? 5),
        coding,
      )
      return copies[coding]
    },
  }
}

/** Sends the entity, compressed or plain, or says that it is unchanged. */
export function entityAnswer(
  request: Request,
  entity: Entity,
  cookies: readonly string[] = [],
): Response {
  if (entity.tag !== undefined) {
    const known = request.headers.get('if-none-match')
    if (known !== null && isAmong(known, entity.tag)) {
      return answer(304, null, entity.unchanged, cookies)
    }
  }
  const copy = entity.copyIn(codingOf(request))
  const response = answer(200, copy.bytes, copy.headers, cookies)
  attachContent(response, entity)
  return response
}

/** If-None-Match compares weakly: 'W/' is ignored. */
function isAmong(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2))
}

/** Browsers send only a few different Accept-Encoding headers, so we cache the coding for each. */
const remembered = new Map<string, Coding | undefined>()

function codingOf(request: Request): Coding | undefined {
  const acceptEncoding = request.headers.get('accept-encoding') ?? ''
  if (remembered.has(acceptEncoding)) return remembered.get(acceptEncoding)
  const coding = codingFor(acceptEncoding)
  if (remembered.size < 100) remembered.set(acceptEncoding, coding)
  return coding
}

const digestOf = (bytes: Bytes): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

const compressed = (bytes: Bytes, coding: Coding, effort: number): Bytes =>
  Uint8Array.from(
    coding === 'br'
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } })
      : gzipSync(bytes, { level: Math.min(9, effort + 1) }),
  )
