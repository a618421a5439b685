import { useState } from 'react'
import { GroupedField } from './grouped-field.tsx'

const inPairs = (text: string) =>
  /^[\d\s-]{0,8}$/.test(text)
    ? (text.match(/\d/g) ?? []).join('').replace(/(..)(?=.)/g, '$1-')
    : text

function SortCode({ from = '', message }: { readonly from?: string; readonly message?: string }) {
  const [value, setValue] = useState(from)
  return (
    <GroupedField
      label="Sort code"
      hint="6 digits"
      width="s"
      written={inPairs}
      value={value}
      message={message}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

export const examples = {
  empty: SortCode,
  filled: <SortCode from="20-00-01" />,
  'with a message': <SortCode from="20-00" message="Sort code should be in the format 99-99-99" />,
}
