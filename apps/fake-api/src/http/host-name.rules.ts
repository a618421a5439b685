import { isIP } from 'node:net'

/**
 * True if a request is meant for this host. A page of another site can point its own name to this machine (DNS
 * rebinding), and its requests then count as same-origin. Their Host header has that name, so we refuse unknown names.
 * IP addresses can't be redirected like that, so we accept any.
 */
export function isNameOfOurs(hostHeader: string | undefined, names: readonly string[]): boolean {
  const name = nameIn(hostHeader ?? '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name) !== 0 ||
    names.some((ours) => ours.toLowerCase() === name)
  )
}

/** '[::1]:4400' gives '::1', and 'LocalHost.:4400' gives 'localhost'. */
function nameIn(hostHeader: string): string {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(hostHeader) ?? []
  return (bracketed ?? plain).toLowerCase().replace(/\.$/, '')
}
