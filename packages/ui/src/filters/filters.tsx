import type { ComponentProps } from 'react'
import './filters.css'

export type FiltersProps = Omit<
  ComponentProps<'form'>,
  'className' | 'style' | 'role' | 'onSubmit'
> & {
  /** What is searched, for example 'Retailers'. */
  readonly 'aria-label': string
  /** A search box and its choices, instead of two fields and a toggle. */
  readonly pair?: boolean | undefined
}

/**
 * The filters for the listing below. They apply while the member types, so there is nothing to
 * submit.
 */
export function Filters({ pair = false, ...form }: FiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form keeps Enter and its fields together
    // biome-ignore lint/correctness/noRestrictedElements: it submits nothing
    <form
      noValidate
      {...form}
      role="search"
      className={pair ? 'filters filters-2' : 'filters'}
      onSubmit={(event) => event.preventDefault()}
    />
  )
}
