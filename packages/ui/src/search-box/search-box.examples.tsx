import { useState } from 'react'
import { SearchBox, SearchField } from './search-box.tsx'

function Searching({ from }: { readonly from: string }) {
  const [value, setValue] = useState(from)
  return (
    <SearchBox
      label="Search"
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
  empty: <Searching from="" />,
  filled: <Searching from="kites" />,
  'large, in a form of its own': Typing,
}
