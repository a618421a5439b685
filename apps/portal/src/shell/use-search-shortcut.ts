import { isSearchShortcut } from '@save/domain/shell'
import { useLayoutEffect } from 'react'
import { focusHeading } from '../routing/heading-focus.ts'

/** Ctrl+K or ⌘K focuses the search: the page's own box on the search page, the bar's on others. Escape leaves it. */
export function useSearchShortcut(): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[aria-modal]')) return
      const box = document.querySelector<HTMLInputElement>('input[type=search][name=search]')
      if (isSearchShortcut(event)) {
        event.preventDefault()
        box?.focus()
        box?.select()
      } else if (event.key === 'Escape' && event.target === box && box?.value === '') focusHeading()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
