import { isSearchPage, shellMessages } from '@save/domain/shell'
import { SearchBox } from '@save/ui/search-box'
import { useSelector } from '@xstate/react'
import type { ShellRef } from './shell-ref.ts'

/** The search in the bar. The search page has its own (SHELL-07). */
export function TopSearch({ shell, path }: { readonly shell: ShellRef; readonly path: string }) {
  const text = useSelector(shell, ({ context }) => context.searchText)
  if (isSearchPage(path)) return null
  return (
    <SearchBox
      label={shellMessages.search}
      placeholder={shellMessages.search}
      name="search"
      value={text}
      onChange={(typed) => shell.send({ type: 'search.typed', text: typed })}
      onSearch={() => shell.send({ type: 'search.submitted' })}
    />
  )
}
