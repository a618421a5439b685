import { holding } from '../testing/holding.tsx'
import { SearchBox, SearchField } from './search-box.tsx'

const searching = (from: string, label: string) =>
  holding(from, (value, set) => (
    <SearchBox
      label={label}
      placeholder="Search"
      value={value}
      onChange={set}
      onSearch={() => set('')}
    />
  ))

export const examples = {
  empty: searching('', 'Search'),
  filled: searching('kites', 'Search again'),
  'large, in a form of its own': holding('marmalade', (value, set) => (
    <SearchField label="Search by name" value={value} onChange={set} />
  )),
}
