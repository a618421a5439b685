import { retailersMessages, type SlipView } from '@save/domain/retailers'
import { ButtonLink } from '@save/ui/button'
import { Card } from '@save/ui/card'
import { Stack } from '@save/ui/page'
import { ServerHtml } from '../content/server-html.tsx'
import { AskUs } from '../routing/ask-us.tsx'

const { ours } = retailersMessages

/** After a visit to the shop: when the member went there, and what to do if the purchase doesn't show. */
export const Slip = ({ view }: { readonly view: SlipView }) => (
  <Card tinted heading={view.heading}>
    <Stack>
      {view.arrival !== undefined && <ServerHtml html={view.arrival} topLevel={3} />}
      <ButtonLink quiet reload href={view.reminder} download={ours.reminderFile}>
        {ours.remindMe}
      </ButtonLink>
      <AskUs question={view.question}>{ours.notThere}</AskUs>
    </Stack>
  </Card>
)
