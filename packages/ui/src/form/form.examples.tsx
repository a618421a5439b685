import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox, TextArea, TextField } from '../field/field.tsx'
import { Passbook } from '../figure/passbook.tsx'
import { BackLink } from '../link/link.tsx'
import { Stack } from '../page/page.tsx'
import { Form, FormActions, FormPair, FormSection } from './form.tsx'

function Asking() {
  const [name, setName] = useState('')
  const [wasSent, setSent] = useState(false)
  return (
    <Form onSubmit={() => setSent(true)}>
      <TextField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        message={wasSent && !name ? 'Please specify your name' : undefined}
      />
      <Button type="submit">Save changes</Button>
    </Form>
  )
}

export const examples = {
  'one column, which asks for a name': Asking,
  busy: (
    <Form busy>
      <TextField label="Town" defaultValue="Sowerby" />
      <Checkbox defaultChecked>Tell me when it is done</Checkbox>
      <Button type="submit" busy>
        Saving
      </Button>
    </Form>
  ),
  'a wider column': (
    <Form layout="wide">
      <TextArea label="Description" rows={4} />
    </Form>
  ),
  'sections beside a passbook': (
    <Form layout="spread">
      <Passbook heading="Your gift">
        <p>A voucher of £50.00</p>
      </Passbook>
      <Stack>
        <FormSection title="For whom">
          <TextField label="Their name" autoComplete="off" />
        </FormSection>
      </Stack>
    </Form>
  ),
  'sections with pairs and a way out': (
    <Form layout="sections">
      <FormSection title="About you" wide>
        <FormPair>
          <TextField label="First name" autoComplete="off" />
          <TextField label="Last name" autoComplete="off" />
        </FormPair>
      </FormSection>
      <FormSection title="Where to">
        <FormPair shortFirst>
          <TextField label="Flat" autoComplete="off" />
          <TextField label="Street" autoComplete="off" />
        </FormPair>
        <TextField label="Postcode" width="s" autoComplete="off" />
        <FormActions>
          <Button type="submit" size="l">
            Tell us
          </Button>
          <BackLink href="#back" arrow={false}>
            Cancel
          </BackLink>
        </FormActions>
      </FormSection>
    </Form>
  ),
}
