import { Select } from './select.tsx'

const categories = [
  { value: '', label: 'Choose a category' },
  { value: 'Cashback', label: 'Cashback' },
  { value: 'Website', label: 'Website' },
  { value: 'Other', label: 'Other' },
]

export const examples = {
  'nothing chosen yet': <Select label="Category" options={categories} />,
  'one chosen': <Select label="Category" options={categories} defaultValue="Website" />,
  'with a hint': (
    <Select label="About" hint="So that it reaches the right people." options={categories} />
  ),
  'with a message': (
    <Select label="Subject" options={categories} message="Please choose a category." />
  ),
  disabled: <Select label="Theme" options={categories} defaultValue="Other" disabled />,
  narrow: (
    <Select
      label="Gender"
      width="s"
      options={[
        { value: '10', label: 'Male' },
        { value: '20', label: 'Female' },
      ]}
    />
  ),
  'indented, and long': (
    <Select
      label="Show"
      options={[
        { value: '1', label: 'Home & Garden' },
        { value: '2', label: '> Kitchen' },
        { value: '3', label: '> > Kettles, toasters, coffee makers and other small appliances' },
      ]}
      defaultValue="3"
    />
  ),
}
