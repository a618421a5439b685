import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Collects faults that no page of a test may have: errors and warnings on the console, uncaught errors, requests to
 * other hosts.
 */
export function watchForComplaints(
  context: BrowserContext,
  hosts: readonly string[],
): readonly string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    const leavesMachine = /^(https?|wss?):$/.test(protocol) && !hosts.includes(host)
    if (leavesMachine) complaints.push(`request to another host: ${request.url()}`)
  })
  return complaints
}

/**
 * Chromium logs every error response, and an expired session is one. The test checks how the portal handles it. A
 * missing file still counts.
 */
function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false
  const isNotice = message.text().startsWith('Failed to load resource')
  return !(isNotice && /^https?:\/\/[^/]+\/api\//.test(message.location().url))
}
