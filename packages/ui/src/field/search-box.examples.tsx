import { useState } from 'react'
import { SearchBox, SearchField } from './search-box.tsx'

function Searching({ from, label }: { readonly from: string; readonly label: string }) {
  const [value, setValue] = useState(from)
  return (
    <SearchBox
      label={label}
      placeholder="Search"
      value={value}
      onChange={setValue}
      onSearch={() => setValue('')}
    />
  )
}

function Typing() {
  const [value, setValue] = useState('marmalade')
  return <SearchField label="Search by name" value={value} onChange={setValue} />
}

export const examples = {
  empty: <Searching from="" label="Search" />,
  filled: <Searching from="kites" label="Search again" />,
  'large, in a form of its own': Typing,
}
