/**
 * Faults found by schedules with several tabs, late effects and jumping clocks (M1 to M6 of issue
 * 44).
 */
import { subjectNames as all } from '../subjects.ts'
import type { FoundFault } from './found-faults.ts'

export const laterFaults: readonly FoundFault[] = [
  [
    'M1: after a reload nobody read again once a call without an answer had taken effect',
    ['card', 'bank', 'order', 'cancel', 'voucher', 'checkout', 'card and bank'],
    '1 presses; call 1 is answered with 502; all reads are answered; 1 reloads; all reads are answered; 3 s pass; call 1 is done; 61 s pass',
  ],
  [
    'M1: a second press after a lost call met the end of the session, and the balance stayed old',
    ['card', 'bank', 'card and bank'],
    '1 presses; call 1 is lost; all reads are answered; 1 fills the form; 1 presses; the session ends; 1 reads again; read 1 is answered with 401; 1 logs in as Priya; all reads are answered; call 1 is done; 61 s pass',
  ],
  [
    'M2: a tab opened after another tab’s loss kept the old figure, since that tab was closed',
    ['card', 'bank', 'checkout'],
    '1 presses; call 1 is lost; all reads are answered; 2 opens; all reads are answered; 1 closes; 3 s pass; call 1 is done; 61 s pass',
  ],
  [
    'M2: the same, since that tab was reloaded',
    ['card', 'bank', 'checkout'],
    '2 opens; all reads are answered; 1 presses; call 1 is lost; all reads are answered; 1 reloads; 2 reloads; all reads are answered; call 1 is done; 61 s pass',
  ],
  [
    'M3: of three tabs two were pressed at once, and the end of the one let the third send beside the other',
    ['card', 'bank', 'order', 'cancel', 'voucher', 'checkout', 'card and bank'],
    '2 opens; 3 opens; all reads are answered; 2 fills the form; 3 fills the form; 1 and 2 press at once; call 2 is answered well; 3 presses; all reads are answered; 3 presses',
  ],
  [
    'M4: while a page asked who was logged in, another member logged in, and it showed that member’s total',
    ['checkout'],
    'Priya logs in elsewhere; 1 reads again; Sam logs in elsewhere; all reads are answered',
  ],
  [
    'M4: the same, after a press',
    ['card', 'bank', 'order', 'cancel', 'voucher', 'checkout', 'card and bank'],
    'Priya logs in elsewhere; 1 presses; Sam logs in elsewhere; all reads are answered; 1 presses; all reads are answered',
  ],
  [
    'M5: an empty answer to a withdrawal to the card was read after once, and not a minute later',
    ['card', 'card and bank'],
    '1 presses; call 1 is answered with nothing; all reads are answered; 20 s pass; call 1 is done; 41 s pass',
  ],
  [
    'M6: an order took effect between the readings of the basket and of its total, and the basket was offered for £0.00',
    ['checkout'],
    '1 presses; 1 reloads; read 1 is answered well; read 2 is answered well; call 1 is done; all reads are answered; 1 fills the form; 1 presses',
  ],
  [
    'a press that sent nothing, since the basket was empty, removed the message about a lost order',
    ['checkout'],
    'all reads are answered; 1 fills the form; 1 presses; call 1 is lost; call 1 is done; all reads are answered; 61 s pass; all reads are answered; 1 presses',
  ],
  [
    'a lost call was no longer reported while its page said how a later one failed',
    ['card'],
    '1 presses; 1 reloads; all reads are answered; 61 s pass; all reads are answered; 1 presses; call 1 is refused',
  ],
]

/** Faults found by earlier schedules, with one tab. */
export const earlierFaults: readonly FoundFault[] = [
  [
    'a payment that was started while the member was elsewhere was started again on the way back',
    ['checkout'],
    '1 presses; call 1 is answered well; 1 goes to elsewhere; call 1 is answered well; 1 goes to main; 1 presses',
  ],
  [
    'a second call of the same kind was remembered no longer than the first, lost a day before',
    all,
    '1 presses; call 1 is answered with 500; all reads are answered; 90000 s pass; 1 fills the form; 1 presses; 1 reloads; all reads are answered',
  ],
  [
    'an answered call was reported as interrupted when the next page came before its effect was read',
    all,
    '1 presses; call 1 is answered well; read 1 is answered with 401; 1 logs in as Priya; all reads are answered',
  ],
  [
    'a call answered with 403 was reported as interrupted',
    all,
    '1 presses; call 1 is answered with 403; 1 reloads; all reads are answered',
  ],
  [
    'a press while the effect was being read removed the message that an answer was lost',
    all,
    '1 presses; call 1 is lost; 1 presses; all reads are answered',
  ],
  [
    'a call lost while the member was elsewhere was no longer reported after a reload',
    all,
    '1 presses; 1 goes to elsewhere; call 1 is lost; all reads are answered; 1 reloads; 1 goes to main; all reads are answered',
  ],
  [
    'a call that a reload interrupted was no longer reported after the next reload',
    all,
    '1 presses; 1 reloads; 1 goes to elsewhere; all reads are answered; 1 reloads; 1 goes to main; all reads are answered',
  ],
  [
    'a transfer that was interrupted after a lost card withdrawal was reported as that withdrawal',
    ['card and bank'],
    '1 presses; call 1 is lost; all reads are answered; 1 goes to beside; all reads are answered; 1 fills the form; 1 presses; 1 reloads; all reads are answered',
  ],
  [
    'a lost call was no longer reported once another page of the same balance was left',
    ['card and bank', 'checkout'],
    '1 goes to beside; all reads are answered; 1 fills the form; 1 presses; 1 goes to main; call 1 is lost; 1 goes to dashboard; all reads are answered; 1 reloads',
  ],
  [
    'a withdrawal whose answer said nothing was no longer reported once its page was left before the balance was read',
    ['card', 'card and bank'],
    '1 presses; call 1 is answered with nothing; 1 goes to beside; all reads are answered; 1 reloads; all reads are answered',
  ],
  [
    'after a logout during a call a second one was sent before the effect of the first was read',
    all,
    '1 presses; 1 logs out; all reads are answered; 1 logs in as Priya; all reads are answered; 1 fills the form; 1 presses',
  ],
  [
    'an order that was placed during a logout that failed was not kept over the login',
    ['checkout'],
    '(cold) all reads are answered; 1 fills the form; 1 presses; call 1 is done; 1 logs out; the session ends; call 1 is answered well; call 1 is answered with nothing',
  ],
  [
    'a payment that could not be sent was taken for a failed order once the details had changed',
    ['checkout'],
    '1 presses; Sam logs in elsewhere; call 1 is answered well; 16 s pass; 1 fills the form',
  ],
  [
    'a call that ran for more than a day had to be remembered by the next page',
    ['voucher', 'card', 'bank'],
    '1 presses; 90000 s pass; 1 reloads; all reads are answered; 1 fills the form; 1 presses',
  ],
  [
    'another member, who had signed in before any member was known, was shown the first one’s basket',
    ['checkout'],
    '1 reloads; 1 reads again; read 1 is answered with HTML; Sam logs in elsewhere; all reads are answered',
  ],
  [
    'a press whose call was never sent, because another member had signed in, was taken for that member’s next one',
    ['card', 'bank', 'order', 'cancel', 'voucher'],
    'Sam logs in elsewhere; 1 presses; all reads are answered; 1 presses; call 1 is lost; all reads are answered; Priya logs in elsewhere; 1 reloads; all reads are answered',
  ],
  [
    'the page’s word that it can’t tell what an order costs, with the button that leaves it, was taken for nothing',
    ['checkout'],
    '1 presses; call 1 is answered well; call 1 is lost; 1 fills the form; all reads are answered; 1 presses; call 1 is answered with 500',
  ],
  [
    'the payment that an earlier page did not get to was expected of the press there',
    ['checkout'],
    '1 presses twice; Sam logs in elsewhere; call 1 is answered well; read 1 is answered with 401; 1 logs in as Priya; all reads are answered; 1 presses',
  ],
  [
    'a declaration that was accepted for one amount was sent as accepted for another',
    ['order'],
    '1 presses; 1 goes to elsewhere; call 1 is refused; all reads are answered; 1 goes to main; 1 presses',
  ],
  [
    'the banner of a withdrawal to the card, read on the bank page, stood as that of the transfer that followed',
    ['card and bank'],
    '1 presses; 1 goes to beside; call 1 is lost; all reads are answered; 1 s pass; 1 fills the form; 1 presses; call 1 is answered well; all reads are answered; 1 goes to main',
  ],
  [
    'a withdrawal to the card whose answer did not say how it ended was told of no more when its page came back before that could be read',
    ['card'],
    '1 presses; 1 goes to elsewhere; call 1 is answered with nothing; 960 s pass',
  ],
  [
    'a cancellation that was answered, but that the benefits read afterwards don’t show, was told later as made',
    ['cancel'],
    '1 presses; 1 goes to elsewhere; call 1 is answered with nothing; all reads are answered; 1 reloads; 1 goes to main; all reads are answered',
  ],
  [
    'the same after a reload before they were read',
    ['cancel'],
    '1 presses; call 1 is answered with nothing; 1 reloads; all reads are answered',
  ],
  [
    'the row said nothing of it when its page came back before they were read',
    ['cancel'],
    '1 presses; call 1 is answered with nothing; 1 goes back; read 1 is lost',
  ],
  [
    'a call that the browser ended because its page was to be left counted as told by that page',
    all,
    '1 presses; 1 reloads, and its calls end first; all reads are answered; call 1 is done; 1 fills the form; 1 presses',
  ],
  [
    'a call that had waited for its member to be read went out when its page came back from another site, after another tab had given it up',
    ['card'],
    '2 opens; all reads are answered; Priya logs in elsewhere; all reads are answered; 1 presses; 1 goes to another site; 61 s pass; all reads are answered; 1 comes back from there; 61 s pass; 1 and 2 press at once',
  ],
  [
    'the schedules missed a basket that was shown for less than a step, and expected a report of its voucher',
    ['checkout'],
    '3 opens; all reads are answered; 1 fills the form; 3 goes to beside; 3 fills the form; 3 presses; 3 goes to main; call 1 is answered well; all reads are answered; 1 presses',
  ],
]
