import { accountLinks, accountMessages, type EditCardView } from '@save/domain/account'
import { Button, Waiting } from '@save/ui/button'
import { Card } from '@save/ui/card'
import { Form, FormActions } from '@save/ui/form'
import { BackLink } from '@save/ui/link'
import { ErrorSummary, Notice, NoticeRegion, Toast } from '@save/ui/message'
import type { ReactNode } from 'react'

/** 'basic-information' */
export const headingIdOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-')

export interface EditCardProps {
  readonly heading: string
  readonly view: EditCardView<unknown>
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A card with its own save: the outcome of the last save, its fields, the button, and the back link. */
export function EditCard({ heading, view, onSubmit, children }: EditCardProps) {
  const { serverMessages, savedMessage, note, isLocked } = view
  const { ours } = accountMessages
  return (
    <Card heading={heading} headingId={headingIdOf(heading)}>
      <Form method="post" busy={isLocked} onSubmit={onSubmit}>
        <Toast message={savedMessage} />
        <ErrorSummary messages={serverMessages} bulleted />
        <NoticeRegion>
          {note !== undefined && <Notice tone="note" messages={[note]} />}
        </NoticeRegion>
        {children}
        <FormActions>
          <Button type="submit" busy={isLocked}>
            {ours.saveChanges}
          </Button>
          <Waiting>{isLocked ? ours.saving : undefined}</Waiting>
          <BackLink href={accountLinks.back} arrow={false}>
            {ours.back}
          </BackLink>
        </FormActions>
      </Form>
    </Card>
  )
}
