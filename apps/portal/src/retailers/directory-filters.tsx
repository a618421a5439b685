import { CategoryId, type ResourceView } from '@save/domain/kernel'
import {
  type Category,
  categoryOptions,
  type DirectoryEvent,
  type DirectoryState,
  retailersMessages,
} from '@save/domain/retailers'
import { TextField } from '@save/ui/field'
import { StarIcon } from '@save/ui/icon'
import { Filters } from '@save/ui/listing'
import { Select } from '@save/ui/select'
import { Toggle } from '@save/ui/toggle'
import { memo, useMemo } from 'react'

const { ours, viewFavourites } = retailersMessages

export interface DirectoryFiltersProps {
  readonly listState: DirectoryState
  readonly categories: ResourceView<readonly Category[]>
  readonly send: (event: DirectoryEvent) => void
}

/** Name, category, favourites: choosing one clears the others (DIR-15). The order stays. */
export function DirectoryFilters({ listState, categories, send }: DirectoryFiltersProps) {
  const { filter, order } = listState
  return (
    <Filters aria-label={ours.retailers}>
      <TextField
        label={ours.searchByName}
        type="search"
        autoComplete="off"
        value={filter.mode === 'search' ? filter.text : ''}
        onChange={(event) => send({ type: 'search.typed', text: event.target.value })}
      />
      <CategoryField
        chosen={filter.mode === 'category' ? filter.category : undefined}
        categories={categories}
        send={send}
      />
      <Toggle
        pressed={filter.mode === 'favourites'}
        onToggle={() => send({ type: 'favouritesFilter.toggled' })}
      >
        <StarIcon />
        {viewFavourites}
      </Toggle>
      <Toggle pressed={order === 'gain'} onToggle={() => send({ type: 'order.toggled' })}>
        {ours.mostCashbackFirst}
      </Toggle>
    </Filters>
  )
}

interface CategoryFieldProps extends Pick<DirectoryFiltersProps, 'categories' | 'send'> {
  readonly chosen: CategoryId | undefined
}

/** Rendered again only if its own data change, not for each letter typed beside it. */
const CategoryField = memo(function CategoryField({
  chosen,
  categories,
  send,
}: CategoryFieldProps) {
  const options = useMemo(() => {
    const known = categories.is === 'ready' ? categoryOptions(categories.value) : []
    return [
      { value: '', label: ours.allCategories },
      ...known.map(({ id, label }) => ({ value: id, label })),
    ]
  }, [categories])
  // An unknown category doesn't filter (OQ-055).
  const isKnown = options.some(({ value }) => value === chosen)

  return (
    <Select
      label={ours.category}
      options={options}
      value={isKnown ? chosen : ''}
      onChange={({ target: { value } }) =>
        send({
          type: 'category.chosen',
          category: value === '' ? undefined : CategoryId.make(value),
        })
      }
    />
  )
})
