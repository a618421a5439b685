import {
  type AboutYou,
  type AccountPort,
  accountMessages,
  isDateOfBirth,
  nameCard,
  type PasswordChange,
  passwordCard,
  type SaveAnswer,
} from '@save/domain/account'
import { joinPresent } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { standInMessages, tryPassword } from '../session/index.ts'
import { todayIn } from '../world/today.ts'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'
import { standInAccountMessages as messages } from './account.messages.ts'
import { standInAccountPolicy as policy } from './account.policy.ts'

export function memoryAccount(world: World, visit: Visit): AccountPort {
  const save = (complaints: readonly string[], change: (member: Member) => Member) =>
    answerTo(complaints, () => world.change({ member: change(world.state.member) }))

  return {
    saveName: (name) =>
      whenSignedIn(visit, () => {
        const form = { ...nameCard.fill(undefined), lastName: name.lastName ?? '' }
        const displayName = joinPresent([name.firstName, name.lastName], ' ')
        return save(
          [...sentences(nameCard.complaintsAbout(form)), ...complaintsAboutLength(name)],
          (member) => ({ ...member, name, displayName }),
        )
      }),
    saveAddress: (address) =>
      whenSignedIn(visit, () =>
        save(complaintsAboutLength(address), (member) => ({ ...member, address })),
      ),
    saveAboutYou: (aboutYou) =>
      whenSignedIn(visit, () =>
        save(complaintsAboutBirth(aboutYou, world), ({ dateOfBirth: _, ...member }) => ({
          ...member,
          ...aboutYou,
        })),
      ),
    changePassword: (change) =>
      whenSignedIn(visit, () =>
        answerTo(complaintsAboutPassword(change, world), () =>
          world.change({ password: change.newPassword }),
        ),
      ),
  }
}

/** Saves unless there are complaints. */
function answerTo(complaints: readonly string[], accept: () => void): SaveAnswer {
  if (complaints.length > 0) return { answer: 'refused', messages: [...new Set(complaints)] }
  accept()
  return { answer: 'saved' }
}

const sentences = (complaints: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.values(complaints).filter((complaint) => complaint !== undefined)

/** The form's label for each part. */
const labels: Readonly<Record<string, unknown>> = accountMessages.ours

const complaintsAboutLength = (parts: Readonly<Record<string, string | undefined>>) =>
  Object.entries(parts)
    .filter(([, part = '']) => part.length > policy.longestText)
    .map(([field]) => messages.tooLong(String(labels[field] ?? field)))

function complaintsAboutBirth({ dateOfBirth }: AboutYou, world: World): readonly string[] {
  return isDateOfBirth(dateOfBirth ?? '', todayIn(world)) ? [] : [messages.badDateOfBirth]
}

/** Checks the form's own rules first, then those that need the server. */
function complaintsAboutPassword(change: PasswordChange, world: World): readonly string[] {
  const ofForm = sentences(passwordCard.complaintsAbout(change))
  if (ofForm.length > 0) return ofForm
  const { oldPassword, newPassword } = change
  const { state } = world
  const address = state.member.emailAddress?.toLowerCase() ?? ''
  const { tried } = tryPassword(world, { address }, oldPassword)
  if (tried === 'held up') return [standInMessages.tooManyTries]
  return [
    ...(tried === 'right' ? [] : [messages.wrongPassword]),
    ...(newPassword.length >= policy.leastPasswordLength ? [] : [messages.shortPassword]),
    ...(newPassword === state.password ? [messages.samePassword] : []),
  ]
}
