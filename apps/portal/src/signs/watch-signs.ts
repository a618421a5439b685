import { type SignsPort, signsMachine, type Trouble } from '@save/domain/signs'
import { tried } from '@save/ui/tried'
import { createActor } from 'xstate'

type OnUnreadable = (listener: (method: string, call: string, at: string) => void) => void

/**
 * Notices trouble in this page and sends it to the machine; the domain removes private data. Loaded only for hosts that
 * want signs.
 */
export function watchSigns(port: SignsPort, onUnreadable: OnUnreadable): void {
  const actor = createActor(signsMachine(port)).start()
  const notice = (trouble: Trouble) => actor.send({ type: 'trouble.noticed', trouble })
  const path = () => location.pathname

  const noticeError = (error: unknown) => {
    const { name = '', stack = '' } = error instanceof Error ? error : {}
    notice({ trouble: 'error', path: path(), name, stack })
  }
  addEventListener('error', ({ error }) => noticeError(error))
  addEventListener('unhandledrejection', ({ reason }) => noticeError(reason))

  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation
    notice({
      trouble: 'policy',
      path: path(),
      directive: effectiveDirective,
      blocked: blockedURI,
      origin: location.origin,
      place: `${sourceFile}:${lineNumber}:${columnNumber}`,
    })
  })

  onUnreadable((method, call, at) => notice({ trouble: 'answer', path: path(), method, call, at }))

  watchPaints((paint, milliseconds) =>
    notice({ trouble: 'paint', path: path(), paint, milliseconds }),
  )

  const hide = () => actor.send({ type: 'page.hidden' })
  addEventListener('pagehide', hide)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hide()
  })
}

/**
 * Reports the first paint at once, and the largest when it is final: at the first key or pointer, or when the page is
 * hidden. Browsers without these entries report nothing.
 */
function watchPaints(tell: (paint: 'first' | 'largest', milliseconds: number) => void): void {
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') tell('first', startTime)
  })
  let largest: number | undefined
  observe('largest-contentful-paint', ({ startTime }) => {
    largest = startTime
  })
  const end = () => {
    if (largest !== undefined) tell('largest', largest)
    largest = undefined
  }
  for (const type of ['keydown', 'pointerdown', 'pagehide'])
    addEventListener(type, end, { once: true, capture: true })
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  tried(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    })
  })
}
