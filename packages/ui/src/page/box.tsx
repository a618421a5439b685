import type { ReactNode } from 'react'

/** A component that only puts an element around its children; its class arranges them. */
export const box =
  (className: string, Tag: 'div' | 'p' | 'ul' = 'div') =>
  ({ children }: { readonly children: ReactNode }) => <Tag className={className}>{children}</Tag>
