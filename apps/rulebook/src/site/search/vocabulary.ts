/** Words in questions that no rule is about. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its i me my we our you your they their them he she his her
  is are was were be been being am do does did done has have had will would shall should can could may might must
  what which who whom whose when where why how if then than so such as of to in on at by for from with without into
  about and or not no any some all each every just only please tell show me happens happen mean means need needs get
  gets got one somebody someone anything something thing things`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/**
 * Different words for the same thing. Each line is one thing; several words are searched for
 * together. The first is the rules' own.
 */
const sameThings: readonly string[] = [
  'second submit | pressed twice | press twice | double click | clicked twice | pay twice | sent twice | repeated',
  'submit | press | click | send | pay',
  'payment | pay',
  'checkout | pay',
  'disabled | greyed out | grey | locked | blocked | switched off',
  'rejected | refused | refuse | refusal | not accepted | invalid',
  'valid | accepted | allowed',
  'message | wording | text says',
  'session expires | session ends | session end | overlay opens | timed out',
  'account number sort code | bank details',
  'kept | typed | entered | remembered',
  'limit | daily limit | most a day',
  'a day | daily | per day | today',
  'count limit | times a day | how often',
  'pound limit | limit in pounds',
  'ni number | nino | national insurance number',
  'employeenirate | national insurance',
  'annual | year | yearly',
  'page | paged | paging | pages',
  'params | sent | asked for',
  'sum | worked out | calculated | computed | added up',
  'permission | see | view | allowed to see',
  'requires | see | permission',
  'shown | visible | appear | see | displayed',
  "without it | not offered | cannot see | can't see | missing",
  'challenge | prove | ask again | sign in again',
  'logout | log out | logging out | sign out | signing out',
  'login | log in | sign in | signing in',
  'retailer | shop | store',
  'directory | retailers | shops',
  'pages by | how many on a page | on a page | per page',
  'annual saving | offered',
  'favourite | star | starred',
  'insensitive | sensitive | letter case | upper case | lower case',
  'cut | truncated | shortened | too long',
  'minimum | least | smallest | lowest',
  'maximum | most | largest | highest',
  'negative | below zero | minus',
  'amount | given up | give up | figure',
  'salary sacrifice | given up | give up salary',
  'entered manually | type | typed | by hand',
  'ranged | range',
  'discount | percentagediscount | saving percentage',
  'different | differ | do not match | other than',
  'support | help desk',
  'working days | how soon | respond | reply',
  '5 s | how long | disappear | seconds',
  '5000 ms | how fast | how quickly | autoplay',
  'already exists | already requested | requested twice | pending request',
  'debounced | pause | wait',
  'failure | fails | failed | goes wrong',
  'unknown | not exist | no such',
  '0 | zero | nothing left',
  'refetched | read again | reloaded',
  'rolled back | undone | taken back',
  'query string | address bar | link to a page',
  'fraction | rate',
  'offer | offered',
  'capped | too much | more than allowed',
  'statement | reward | wellness',
]

export const synonyms: readonly (readonly string[])[] = sameThings.map((line) =>
  line.split('|').map((phrase) => phrase.trim()),
)
