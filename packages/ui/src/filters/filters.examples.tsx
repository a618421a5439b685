import { Chips } from '../chip/chip.tsx'
import { TextField } from '../field/field.tsx'
import { StarIcon } from '../icon/icon.tsx'
import { SearchField } from '../search-box/search-box.tsx'
import { Select } from '../select/select.tsx'
import { Toggle } from '../toggle/toggle.tsx'
import { Filters } from './filters.tsx'

export const examples = {
  'two fields and a toggle': (
    <Filters aria-label="Retailers">
      <TextField label="Search by name" type="search" autoComplete="off" />
      <Select
        label="Category"
        options={[
          { value: '', label: 'All categories' },
          { value: '1', label: 'Home & Garden' },
          { value: '2', label: '> Kitchen' },
        ]}
      />
      <Toggle pressed={false}>
        <StarIcon />
        View Favourites
      </Toggle>
    </Filters>
  ),
  'a field and its choices': (
    <Filters aria-label="Everything" pair>
      <SearchField label="Search" placeholder="Search" value="book" onChange={() => {}} />
      <Chips
        legend="Show"
        legendHidden
        name="show"
        value="All"
        onChoose={() => {}}
        options={['All', 'Cashback', 'Benefits', 'Vouchers'].map((label) => ({
          value: label,
          label,
        }))}
      />
    </Filters>
  ),
}
