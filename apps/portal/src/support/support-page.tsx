import type { Member } from '@save/domain/member'
import {
  blankSupportDraft,
  supportDraft,
  supportLinks,
  supportMachine,
  supportMessages,
  supportView,
} from '@save/domain/support'
import { ButtonLink } from '@save/ui/button'
import { Form } from '@save/ui/form'
import { ErrorSummary } from '@save/ui/message'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../memory/drafts.ts'
import { noteVisit, usePortal, useVisit } from '../portal/use-portal.ts'
import { SupportFields } from './support-fields.tsx'
import { SupportHead } from './support-head.tsx'

/** The name of the draft that stores the form across a login. */
const form = 'support'

/** Sends one query. The thank-you replaces the form (SUPPORT-02 to SUPPORT-18). */
export function SupportPage({ member }: { readonly member: Member }) {
  const running = usePortal()
  const { ports } = running
  const draft = useTakenDraft(form, member, blankSupportDraft)
  const { question } = useVisit()
  const [subject] = useState(question)
  // Uses the question once: the next visit to this page has none.
  useEffect(() => noteVisit(running, { question: undefined }), [running])
  const [machine] = useState(() => supportMachine(ports.support))
  const [snapshot, send] = useMachine(machine, { input: { member, draft, subject } })
  useKeptDraft(form, member, () => supportDraft(snapshot))
  const view = supportView(snapshot)

  if (view.isSent) return <ThankYou />
  return (
    <Page>
      <Wrap>
        <SupportHead title={supportMessages.heading} />
        <ErrorSummary
          messages={view.serverMessages}
          onDismiss={() => send({ type: 'messages.dismissed' })}
          dismissLabel={supportMessages.ours.dismiss}
        />
        <Form
          layout="sections"
          method="post"
          busy={view.isLocked}
          onSubmit={() => send({ type: 'query.submitted' })}
        >
          <SupportFields
            view={view}
            onChoose={(category) => send({ type: 'category.chosen', category })}
            onChange={(change) => send({ type: 'query.changed', change })}
          />
        </Form>
      </Wrap>
    </Page>
  )
}

const ThankYou = () => (
  <Page>
    <Wrap>
      <SupportHead />
      <Outcome page mark="done" title={supportMessages.sent}>
        <p>{supportMessages.respond}</p>
        <ButtonLink href={supportLinks.continueShopping}>
          {supportMessages.continueShopping}
        </ButtonLink>
      </Outcome>
    </Wrap>
  </Page>
)
