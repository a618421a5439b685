import './skip-link.css'

export type SkipLinkProps = {
  readonly label: string
  /** The id of the element that takes the focus; it needs `tabIndex={-1}`. */
  readonly target: string
}

/** The first stop of the keyboard. It moves the focus itself, so that no router sees a hash. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a
      className="skip-link"
      href={`#${target}`}
      onClick={(event) => {
        const element = document.getElementById(target)
        if (!element) return
        event.preventDefault()
        element.focus()
        element.scrollIntoView()
      }}
    >
      {label}
    </a>
  )
}
