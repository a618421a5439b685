import { BackLink } from '@save/ui/link'
import type { ReactNode } from 'react'
import { useListBefore } from './list-left.ts'

export interface WayBackProps {
  /** Where to go when the member comes from no list. */
  readonly href: string
  readonly children: ReactNode
}

/**
 * Back to the list that the member came from, as it was left; otherwise to where the page belongs.
 */
export function WayBack({ href, children }: WayBackProps) {
  const list = useListBefore()
  return <BackLink href={list?.path ?? href}>{list?.label ?? children}</BackLink>
}
