/** Words in questions that tell nothing, beside those of the grammar that do ('where', 'how long'). */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its i me my we our you your they their them he she his her
  is are was were be been being am do does did done has have had will would shall should can could may might must
  what which whose whom how if then than so such as of to in on at by for from with into about and or any some
  each every just only please tell show me happens happen get gets got one somebody someone anyone
  anything something thing things up out also too still ever really exactly till til instead member members user people person
  portal site save's treated treat`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Each line is one thing for people who ask. The first word stands for all of them. */
const same: readonly string[] = [
  'howlong | how long | how many seconds | how many minutes | how many days | how quickly | how soon | how fast',
  'howmany | how many | how often | number of',
  'howmuch | how much',
  "not | isn't | aren't | doesn't | don't | can't | cannot | won't | wasn't | didn't | hasn't | haven't | no | without | never | nobody | none | missing",
  'retailer | shops | shop | stores | store | retailers | merchant',
  'voucher | gift cards | gift card | giftcard | giftcards | vouchers',
  'telephone | phone numbers | phone number | telephone numbers | telephone number | mobile number | mobile phone | mobile | phone',
  'connection | internet connection | internet | wifi | wi-fi | network | signal | offline',
  'leavethepage | leave the page | leaves the page | leaving the page | close the page | closes the page | closing the page | leave the screen | another page opened | open another page',
  'sortcode | sort codes | sort code',
  'drops | goes down | breaks off | is lost | gets lost | cuts out | drop | lost',
  'cycle | bicycle | bike | bikes | cycles | cycle to work scheme | cycle to work',
  'withdraw | cash out | cashing out | pay out | paid out | payout | payouts | paying out | take out | taking out | withdrawal | withdrawals | withdrawing | withdrawn | withdrew | taken out',
  'savings | my money | money',
  'cash | hard cash | notes and coins | coins | banknotes | cashpoint | cashpoints | cash machine | cash machines | atm | atms',
  'reinstate | reinstated | restore | restored | revive | revived | reactivate | reactivated | bring back | brought back | uncancel | un-cancel',
  'national insurance | ni',
  'ninumber | national insurance numbers | national insurance number | ni numbers | ni number | nino',
  'login | log in | logging in | logged in | sign in | signing in | signed in | logs in | sign-in',
  'logout | log out | logging out | logged out | sign out | signing out | signed out | sign off | logs out',
  'sessionends | session expires | session expired | session ends | timed out | time out | times out | session times out',
  'homepage | home page | dashboard | start page | home screen | front page',
  'picture | pictures | image | images | photo | logo | logos | thumbnail | thumbnails',
  'banner | banners | carousel | slideshow | slides | slide',
  'menu | drawer | hamburger | side menu | hamburger menu | burger | side panel',
  'disabled | greyed out | grey | grayed out | locked | blocked | disabled-looking | unavailable',
  "fails | fail | failed | goes wrong | went wrong | error | errors | breaks | declined | refused | refuses | rejected | rejects | rejection | refusal | failure | failing | wrong | invalid | turned down | knocked back | bounced | bounces | denied | unsuccessful | not go through | didn't go through | not gone through | crashed | crashes | not working | doesn't work | stopped working",
  'press | click | clicked | clicking | pressed | pressing | clicks | tap | hit',
  'twice | double | two times | again | second time | repeated',
  'tick | acceptance box | tick box | checkbox | check box | ticked | accept | accepted | acceptance | consent | agree | agreeing',
  'surname | last name | family name',
  'basket | cart | shopping cart | shopping basket',
  'pay | payment | paying | paid | payments | pays',
  'buy | purchase | buying | purchased | purchases | purchasing | bought',
  'order | orders | ordered | ordering',
  'smallest | minimum | min | least | lowest | shortest',
  'largest | maximum | max | most | highest | biggest | upper limit | longest',
  'limit | cap | capped | limits',
  'permonth | per month | a month | monthly | each month | every month | pcm',
  'peryear | per year | a year | yearly | annual | annually | each year',
  'perday | per day | a day | daily | each day | today | in one day',
  'salarysacrifice | salary sacrifices | salary sacrifice | give up salary | giving up salary | give up pay | giving up pay | sacrifice | sacrificing | salary given up | give up | giving up | given up',
  'takehome | take-home pay | take home pay | taken home | take home | net pay | take-home',
  'minimumwage | minimum wage | min wage | living wage | national living wage | minimum pay',
  'anhour | an hour | per hour | hourly | each hour',
  'change | edit | changed | changing | edited | editing | update | alter | modify | correct | amend',
  'remove | delete | removed | removing | take away',
  'cancel | cancelled | cancelling | cancellation | stop | canceled',
  'filter | filters | narrow | narrowed',
  'results | hits | found | find | finds',
  'empty | blank | left empty | left blank | nothing typed',
  'compulsory | mandatory | required | obligatory | necessary | need | needed | needs | must i | must be filled in | has to be filled in | have to be filled in | must be entered | has to be entered | have to be entered',
  "unknown | doesn't exist | does not exist | don't exist | do not exist | no longer exists | isn't there | is not there | not known | isn't known",
  'blanks | white space | spaces | space',
  'separator | thousands separator | thousands separators | thousands separated | comma | commas | thousands of pounds | thousands',
  'prefilled | filled in for me | already filled in | copied from my profile',
  'add up | adds up | sum | consist | consists | consist of | consists of | made up of | made of | composed of',
  'identitycheck | re authentication | re-authentication | reauthentication | identity check | asked to sign in again | asked to sign in | asked to log in again | asked to log in | asked for the password again | prove who i am | check not asked again',
  'format | formats | written as | how written',
  'work out | worked out | made from | calculated | computed | calculate | calculation | formula | determined',
  'discount | reduction | percent off',
  'where | which page | go | goes | lead | leads | land | end up | take me | takes me | taken',
  'arrive | arrives | arrived | come through',
  'see | shown | shows | show | displayed | visible | appear | appears | display',
  'support | help desk | helpdesk | customer service | contact form | contact',
  'answer | reply | respond | response | answers',
  'message | wording | text | sentence | says | say | said',
  'wait | waiting | waits | pause',
  'date of birth | birthday | dob | born',
  'birthdate | date of birth',
  'postcode | post code | zip',
  'email | emails | email address | email addresses | e-mail address | mail address',
  'newest | latest | most recent | recently added',
  'shortened | cut off | cut | truncated | shorten',
  'title | titles | heading | headings | name of the offer',
  'mean | means | meaning | meant | definition',
  'employer | my company | boss | company',
  'browser | tab closes | close the browser | closes the browser | closed the browser',
  'server | backend',
  'favourite | favourites | favorite | favorites | starred | star | stars',
  'estimate | calculator | estimates',
  'different | differ | differs | difference | another',
  'allowed | possible | permitted | allow',
  'expired | out of date | old offers | past offers',
  'permission | rights | may see',
  'statement | statements',
  'hover | mouse over | hovering | moving the mouse',
  'greeting | greeted | welcome | greets | greet',
  'topic | topics | category | categories | subject',
]

/** Longer phrases before the words that they hold. */
export const sameWords: readonly SameWord[] = same
  .flatMap((line) => {
    const [word = '', ...others] = line.split('|').map((name) => name.trim())
    return others.map((other) => ({ other, word }))
  })
  .toSorted((a, b) => b.other.length - a.other.length)
  .map(({ other, word }) => ({
    ...{ other, word },
    pattern: new RegExp(`(?<![\\w'-])${other}(?![\\w'-])`, 'g'),
  }))

interface SameWord {
  readonly other: string
  readonly word: string
  /** Finds the other one in a text. */
  readonly pattern: RegExp
}
