/** Groups of words with the same meaning: one group a line, at most a hundred groups. */
export const synonyms: readonly (readonly string[])[] = `
smallest, lowest, least, minimum
largest, highest, maximum, at most, limit
withdraw, take out, transfer
savings, balance
all, whole
two, second, further
at the same time, already exists
wait, delay, debounced, typically
lost, no answer, unknown
greyed out, disabled
national insurance, ni
checked, valid, rejected
give up, given up, sacrifice
who approves, approval will be sought, approval
stay signed in, remember me, keep me logged in
sign in, log in, login
sign out, signing out, log out, logout
forgot my password, forgotten
ran out, expired, ended
ask for my password, challenge
not work, could not, cannot, fails, failed
saved, added, kept
stay, disappears
surname, last name
missing, required, without
home page, dashboard
star, favourite
shop, retailer
offers, directory
which kinds, what can, offers exactly
nothing, no
worked out, calculated, sum
double click, repeated
pay, submit, purchase
reply, respond
together, clears
seconds, ms
`
  .trim()
  .split('\n')
  .map((group) => group.split(', '))
