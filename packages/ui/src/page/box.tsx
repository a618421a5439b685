import type { ReactNode } from 'react'

/** Makes a component that only puts an element around its children, arranged by its class. */
export const box =
  (className: string, Tag: 'div' | 'p' | 'ul' = 'div') =>
  ({ children }: { readonly children: ReactNode }) => <Tag className={className}>{children}</Tag>
