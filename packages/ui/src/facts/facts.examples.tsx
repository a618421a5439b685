import { Facts } from './facts.tsx'

export const examples = {
  'a person': (
    <Facts
      facts={[
        { label: 'First name', value: 'Priya' },
        { label: 'Last name', value: 'Raman' },
        { label: 'Gender', value: 'Female' },
        { label: 'Date of birth', value: '14/03/1988' },
        { label: 'Email', value: 'priya.raman@example.co.uk', full: true },
        {
          label: 'Address',
          value: 'Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA',
          full: true,
        },
      ]}
    />
  ),
  'what is missing is left out': (
    <Facts
      facts={[
        { label: 'First name', value: 'Kit' },
        { label: 'Gender', value: '' },
        { label: 'Email', value: 'kit@example.co.uk', full: true },
      ]}
    />
  ),
  'very long words': (
    <Facts
      facts={[
        { label: 'Last name', value: 'Featherstonehaugh-Cholmondeley-Wriothesley' },
        {
          label: 'Email',
          value: 'maximiliana.featherstonehaugh-cholmondeley@correspondence.example.co.uk',
          full: true,
        },
      ]}
    />
  ),
}
