import type { Day } from '../kernel/index.ts'
import type { AccountPort } from './account.port.ts'
import { editCardMachine } from './edit-card.machine.ts'
import { aboutYouCard, addressCard, nameCard, passwordCard } from './edit-cards.rules.ts'

/** Basic Information (EDIT-06, EDIT-07). */
export const nameMachine = (port: Pick<AccountPort, 'saveName'>) =>
  editCardMachine(nameCard, (name) => port.saveName(name))

/** Change Password, with a call of its own (EDIT-08 to EDIT-10). */
export const passwordMachine = (port: Pick<AccountPort, 'changePassword'>) =>
  editCardMachine(passwordCard, (change) => port.changePassword(change))

/** About You (EDIT-11); `today` is the latest date of birth allowed (OQ-109). */
export const aboutYouMachine = (port: Pick<AccountPort, 'saveAboutYou'>, today: Day) =>
  editCardMachine(aboutYouCard(today), (aboutYou) => port.saveAboutYou(aboutYou))

/** Address (EDIT-12). */
export const addressMachine = (port: Pick<AccountPort, 'saveAddress'>) =>
  editCardMachine(addressCard, (address) => port.saveAddress(address))
