import { type ComponentProps, useId } from 'react'
import { SearchIcon } from '../icon/icon.tsx'
import './field.css'
import './search-box.css'

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'style' | 'value' | 'onChange'
> & {
  /** Names the field; only the magnifying glass is visible. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function GlassAndInput({ label, onChange, id, ...input }: SearchFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <>
      <label className="visually-hidden" htmlFor={inputId}>
        {label}
      </label>
      <SearchIcon />
      <input
        autoComplete="off"
        {...input}
        id={inputId}
        type="search"
        className="input"
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}

/** A large round field with a magnifying glass, for use in a form. `ref` is the input itself. */
export const SearchField = (props: SearchFieldProps) => (
  <div className="search-box search-box-l">
    <GlassAndInput {...props} />
  </div>
)

export type SearchBoxProps = SearchFieldProps & {
  /** Enter was pressed. */
  readonly onSearch: () => void
}

/** A separate search form with its field, in the bar. */
export const SearchBox = ({ onSearch, ...field }: SearchBoxProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the role is older and better known than <search>
  // biome-ignore lint/correctness/noRestrictedElements: it leads to a page and sends nothing
  <form
    className="search-box"
    role="search"
    aria-label={field.label}
    onSubmit={(event) => {
      event.preventDefault()
      onSearch()
    }}
  >
    <GlassAndInput {...field} />
  </form>
)
