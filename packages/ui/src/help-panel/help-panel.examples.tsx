import { useState } from 'react'
import { HelpPanel, HelpTopic } from './help-panel.tsx'

function Panel({ from, label }: { readonly from: boolean; readonly label: string }) {
  const [open, setOpen] = useState(from)
  return (
    <HelpPanel label={label} open={open} onToggle={setOpen}>
      <HelpTopic title="Finding your way around">
        <p>Choose a retailer to see what you can earn.</p>
      </HelpTopic>
      <HelpTopic title="When cashback arrives">
        <p>A purchase shows as pending until the retailer confirms it.</p>
      </HelpTopic>
    </HelpPanel>
  )
}

export const alone = true

export const examples = {
  closed: <Panel from={false} label="Help" />,
  open: <Panel from label="Help" />,
}
