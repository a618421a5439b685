import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icon.tsx'
import './foot-bar.css'
import './notice.css'
import './toast.css'

const tones = {
  success: { icon: SuccessIcon, className: 'notice' },
  note: { icon: InfoIcon, className: 'notice notice-note' },
  error: { icon: WarningIcon, className: 'notice notice-error' },
}

export type NoticeProps = {
  readonly tone?: keyof typeof tones | undefined
  /** One message is a sentence, several are a list. */
  readonly messages: readonly ReactNode[]
  /** Shows even one message as a list, with a bullet only if `bulleted`. */
  readonly listed?: boolean | undefined
  readonly bulleted?: boolean | undefined
  /** With it, the notice can be closed; `dismissLabel` names its button. */
  readonly onDismiss?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
}

/** A success, a note, or the server's messages. Announced only inside a `NoticeRegion`. */
export function Notice({
  tone = 'success',
  messages,
  listed = false,
  bulleted = false,
  onDismiss,
  dismissLabel = '',
}: NoticeProps) {
  const { icon: ToneIcon, className } = tones[tone]
  return (
    <div className={className}>
      <ToneIcon />
      {messages.length > 1 || listed || bulleted ? (
        <ul className={bulleted || messages.length > 1 ? 'notice-bullets' : undefined}>
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two messages may read the same
            <li key={index}>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{messages[0]}</p>
      )}
      {onDismiss && (
        <IconButton label={dismissLabel} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}

export type NoticeRegionProps = {
  /** Interrupts a screen reader, for errors. Otherwise the notice waits for a pause. */
  readonly urgent?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * The live region for notices. It must be on the page before its first notice, so always render it, and render notices
 * only while they apply.
 */
export function NoticeRegion({ urgent = false, children }: NoticeRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useComingIntoView(region)
  return (
    <div ref={region} className="notices" role={urgent ? 'alert' : 'status'}>
      {children}
    </div>
  )
}

/** The server's refusal, above the form: always a list. Render it always, so that it announces messages. */
export const ErrorSummary = (props: Omit<NoticeProps, 'tone' | 'listed'>) => (
  <NoticeRegion urgent>
    {props.messages.length > 0 && <Notice {...props} tone="error" listed />}
  </NoticeRegion>
)

/**
 * Reports a success while it has a message. Render it always, empty at first: a live region announces only changes. The
 * caller decides how long the message stays.
 */
export function Toast({ message }: { readonly message?: string | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  useComingIntoView(region)
  return (
    <div ref={region} className="toast-region" role="status">
      {message && (
        <p className="toast">
          <SuccessIcon />
          {message}
        </p>
      )}
    </div>
  )
}

export interface FootBarProps {
  /** The messages, each a sentence or two. There may be none. */
  readonly messages?: readonly string[]
  readonly isProblem?: boolean | undefined
  readonly children?: ReactNode
}

/**
 * Messages at the foot of any page: the browser is offline, the next page is loading. They move nothing on the page,
 * which grows at its end so that none of it is covered. Render it always: a live region announces only changes.
 */
export const FootBar = ({ messages = [], isProblem = false, children }: FootBarProps) => (
  <div className="foot-bar">
    {/* Announces only new messages. */}
    <div role="status" aria-atomic={false}>
      {messages.map((message, index) => (
        <p key={message}>
          {isProblem && index === 0 ? <WarningIcon /> : <InfoIcon />}
          {message}
        </p>
      ))}
    </div>
    {messages.length > 0 && children}
  </div>
)

/**
 * The pressed button may be far from its outcome, on a phone by a whole page, so a new message in a region scrolls into
 * view. A message that was there from the start doesn't. If a region is taller than the screen, as with very large
 * text, its beginning is shown.
 */
function useComingIntoView(region: RefObject<HTMLElement | null>): void {
  const lastMessage = useRef<string>(undefined)
  useEffect(() => {
    const text = region.current?.textContent ?? ''
    const isNews = lastMessage.current !== undefined && text !== '' && text !== lastMessage.current
    if (isNews) {
      // The message may push the pressed button away: both stay in view if they fit.
      document.querySelector('button:focus')?.scrollIntoView({ block: 'nearest' })
      region.current?.scrollIntoView({ block: isTall(region.current) ? 'start' : 'nearest' })
    }
    lastMessage.current = text
  })
}

const isTall = (element: Element): boolean =>
  element.getBoundingClientRect().height > document.documentElement.clientHeight
