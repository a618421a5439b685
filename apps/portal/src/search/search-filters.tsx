import {
  type SearchFilter,
  type SearchState,
  searchFilters,
  searchMessages,
} from '@save/domain/search'
import { Chips } from '@save/ui/chip'
import { Filters } from '@save/ui/listing'
import { SearchField } from '@save/ui/search-box'

export interface SearchFiltersProps {
  readonly searchState: SearchState
  readonly onType: (text: string) => void
  readonly onChoose: (filter: SearchFilter) => void
}

const options = searchFilters.map((filter) => ({ value: filter, label: filter }))

/** The search text, and the kind of results (SEARCH-03, SEARCH-04). */
export const SearchFilters = ({ searchState, onType, onChoose }: SearchFiltersProps) => (
  <Filters pair aria-label={searchMessages.search}>
    <SearchField
      label={searchMessages.search}
      placeholder={searchMessages.search}
      name="search"
      value={searchState.text}
      onChange={onType}
    />
    <Chips
      legend={searchMessages.ours.filter}
      legendHidden
      name="filter"
      options={options}
      value={searchState.filter}
      onChoose={(chosen) => {
        const filter = searchFilters.find((filter) => filter === chosen)
        if (filter !== undefined) onChoose(filter)
      }}
    />
  </Filters>
)
