import { retailersMessages, type SlipView } from '@save/domain/retailers'
import { Card, CardAction } from '@save/ui/card'
import { Link } from '@save/ui/link'
import { ServerHtml } from '../content/server-html.tsx'
import { AskUs } from '../routing/ask-us.tsx'

const { ours } = retailersMessages

/** Back from a shop: when the member went there, and what to do if the purchase does not show. */
export const Slip = ({ view }: { readonly view: SlipView }) => (
  <Card tinted heading={view.heading}>
    {view.arrival !== undefined && <ServerHtml html={view.arrival} topLevel={3} />}
    <CardAction>
      <Link reload href={view.reminder} download={ours.reminderFile}>
        {ours.remindMe}
      </Link>
    </CardAction>
    <AskUs question={view.question}>{ours.notThere}</AskUs>
  </Card>
)
