import type { Choice } from '@save/domain/benefits'
import type { ChoiceId } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { useFamilyMember, useReading, useResource, useResources } from '../portal/resources.tsx'

export type ChoiceReading =
  | { readonly is: 'loading' | 'failed' }
  | { readonly is: 'ready'; readonly choice: Choice; readonly member: Member }

/** A choice, and the member whose drafts a form on its page may restore (OQ-134). */
export function useChoiceForMember(id: ChoiceId): {
  readonly reading: ChoiceReading
  /** Reloads only the failed data. */
  readonly onRetry: () => void
} {
  const resource = useFamilyMember((families) => families.choice, id)
  const choice = useReading(resource)
  const member = useResource((resources) => resources.member)
  const { member: memberResource } = useResources()

  const onRetry = () => {
    for (const each of [resource, memberResource]) each.send({ type: 'resource.needed' })
  }
  if (choice.is === 'failed' || member.is === 'failed')
    return { reading: { is: 'failed' }, onRetry }
  if (choice.is === 'loading' || member.is === 'loading')
    return { reading: { is: 'loading' }, onRetry }
  return { reading: { is: 'ready', choice: choice.value, member: member.value }, onRetry }
}
