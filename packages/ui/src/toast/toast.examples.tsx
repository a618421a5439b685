import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Toast } from './toast.tsx'

function Saving() {
  const [saved, setSaved] = useState(false)
  return (
    <div className="stack">
      <Toast message={saved ? 'Account changes saved' : undefined} />
      <Button onClick={() => setSaved(!saved)}>Save changes</Button>
    </div>
  )
}

export const examples = {
  'a message': <Toast message="Account changes saved" />,
  'a long message': (
    <Toast message="Thank you for your request. You should typically receive funds within 7 working days." />
  ),
  'to come and go': Saving,
}
