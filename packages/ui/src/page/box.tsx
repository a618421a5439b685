import type { ReactNode } from 'react'

/** A component that is only an element around its children: its class says how they lie. */
export const box =
  (className: string, Tag: 'div' | 'p' | 'ul' = 'div') =>
  ({ children }: { readonly children: ReactNode }) => <Tag className={className}>{children}</Tag>
