import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

export type AnchorProps = ComponentProps<'a'> & { readonly href: string }

const PlainAnchor = (props: AnchorProps) => <a {...props} />

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor)

/** Decides what draws every link below it, for example the anchor of a router. */
export function LinkProvider({
  anchor,
  children,
}: {
  readonly anchor: ComponentType<AnchorProps>
  readonly children: ReactNode
}) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

export type LinkProps = AnchorProps & {
  /** Always a plain anchor: the browser loads the page again. */
  readonly reload?: boolean | undefined
}

export function Link({ reload = false, ...props }: LinkProps) {
  const Anchor = use(AnchorContext)
  return reload ? <PlainAnchor {...props} /> : <Anchor {...props} />
}
