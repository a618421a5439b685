import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const policyHeader = 'content-security-policy'

/** Inserts this script before everything else in the page's head. */
export const withHead = (page: string, script: string | undefined): string =>
  script === undefined
    ? page
    : page.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`)

/** The headers of the changed page: its policy also allows this script. */
export function headed(
  headers: IncomingHttpHeaders,
  changed: { readonly script?: string | undefined; readonly isRewritten: boolean },
): IncomingHttpHeaders {
  const { [policyHeader]: policy, ...rest } = headers
  if (typeof policy !== 'string' || changed.isRewritten) return rest
  if (changed.script === undefined) return headers
  const hash = createHash('sha256').update(changed.script).digest('base64')
  return { ...rest, [policyHeader]: policy.replace(/script-src /, `script-src 'sha256-${hash}' `) }
}
