import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

function Searching({ onSearch }: { readonly onSearch: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <SearchBox
      label="Search"
      value={value}
      onChange={setValue}
      onSearch={() => {
        onSearch(value)
        setValue('')
      }}
    />
  )
}

test('it tells each change, searches on Enter only, and shows what it is given', async () => {
  const search = vi.fn()
  render(<Searching onSearch={search} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  await userEvent.type(box, 'kites')
  expect(search).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(search).toHaveBeenCalledExactlyOnceWith('kites')
  expect(box.value).toBe('')
})
