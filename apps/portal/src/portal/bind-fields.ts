interface Bound<Name extends string> {
  readonly form: { readonly [Key in Name]: string }
  readonly complaints: { readonly [Key in Name]?: string | undefined }
  readonly labels: { readonly [Key in Name]: string }
  readonly onChange: (change: { [Key in Name]?: string }) => void
}

/** Returns the props that bind a text field to its form: label, text, error and change handler. */
export const bindFields =
  <Name extends string>({ form, complaints, labels, onChange }: Bound<Name>) =>
  (name: Name) => ({
    name,
    label: labels[name],
    value: form[name],
    message: complaints[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      const change: { [Key in Name]?: string } = {}
      change[name] = target.value
      onChange(change)
    },
  })
