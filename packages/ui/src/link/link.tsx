import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  use,
} from 'react'
import { LeaveIcon, LeftIcon, RightIcon } from '../icon/icon.tsx'
import './link.css'

export type AnchorProps = ComponentProps<'a'> & { readonly href: string }

const PlainAnchor = (props: AnchorProps) => <a {...props} />

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

/** Sets the component that draws every link below it, for example the anchor of a router. */
export const LinkProvider = ({
  anchor,
  children,
}: PropsWithChildren<{ readonly anchor: ComponentType<AnchorProps> }>) => (
  <AnchorContext value={anchor}>{children}</AnchorContext>
)

export type LinkProps = AnchorProps & {
  /** Always a plain anchor, so that the browser loads the page again. */
  readonly reload?: boolean | undefined
}

export function Link({ reload = false, ...props }: LinkProps) {
  const Anchor = use(AnchorContext)
  return reload ? <PlainAnchor {...props} /> : <Anchor {...props} />
}

type Click = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/** True if this click follows the link here, not in a new tab, a new window or as a download. */
export const isForThisPage = (click: Click, { target }: HTMLAnchorElement): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) &&
  (target === '' || target === '_self')

export type InPageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & {
  /** The id of the element that gets the focus. */
  readonly to: string
}

/** A link within the page. It moves the focus itself, so that the router never sees a hash. */
export const InPageLink = ({ to, ...props }: InPageLinkProps) => (
  <a
    {...props}
    href={`#${to}`}
    onClick={(event) => {
      const element = document.getElementById(to)
      if (!element || !isForThisPage(event, event.currentTarget)) return
      event.preventDefault()
      element.tabIndex = -1
      element.focus()
      element.scrollIntoView()
    }}
  />
)

export type GoLinkProps = Omit<LinkProps, 'className' | 'style' | 'target' | 'rel'> & {
  /** Set if the link opens in a new tab. This text says so to members who can't see that its arrow differs. */
  readonly newTab?: string | undefined
}

/** A bold link with an arrow. */
export function GoLink({ newTab, children, ...props }: GoLinkProps) {
  const tab = newTab !== undefined && { target: '_blank', rel: 'noopener' }
  return (
    <Link {...props} {...tab} className="go-link">
      {children}
      {tab ? (
        <>
          {' '}
          <span className="visually-hidden">{newTab}</span>
          <LeaveIcon />
        </>
      ) : (
        <RightIcon />
      )}
    </Link>
  )
}

/** The same text and arrow inside another link. */
export const GoText = ({ children }: PropsWithChildren) => (
  <span className="go-link">
    {children}
    <RightIcon />
  </span>
)

export type BackLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  /** False at the end of a form, where the link says 'Cancel'. */
  readonly arrow?: boolean | undefined
}

/** The back link, above a heading. */
export const BackLink = ({ arrow = true, children, ...props }: BackLinkProps) => (
  <Link {...props} className="back-link">
    {arrow && <LeftIcon />}
    {children}
  </Link>
)

/** The keyboard's first stop. */
export const SkipLink = (link: InPageLinkProps) => <InPageLink {...link} className="skip-link" />
