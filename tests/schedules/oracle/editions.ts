import { type Account, balanceOf, type MemberName, totalsOf } from '../world/accounts.ts'

interface Edition {
  readonly member: MemberName
  readonly edition: number
}

/** Each change of an account makes a new edition. The pence of each figure are the number of its edition. */
export class Editions {
  readonly #figures = new Map<string, Edition>()
  /** Every content and total that a basket has had. */
  readonly #baskets = new Set<string>()

  note(account: Account): void {
    const from = { member: account.name, edition: account.edition }
    const { credit, debit } = totalsOf(account)
    this.#figures.set(`member ${pounds(balanceOf(account))}`, from)
    // An empty basket costs nothing in any edition.
    if (credit > 0) this.#figures.set(`credit ${pounds(credit)}`, from)
    if (debit > 0) this.#figures.set(`debit ${pounds(debit)}`, from)
    const lines = account.basket.map(({ vendor, amount }) => `${vendor} ${pounds(amount)}`)
    this.#baskets.add(`${account.name}: ${lines.join(', ')} for ${pounds(credit)}`)
  }

  /** The editions of a figure, as screens write it. */
  of = (figure: string): Edition | undefined => this.#figures.get(figure)

  hasBasket = (member: MemberName, basket: string): boolean =>
    this.#baskets.has(`${member}: ${basket}`)
}

/** Formats pence as the screens do: '£1,234.05'. */
export function pounds(pence: number): string {
  const poundsText = String(Math.floor(pence / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `£${poundsText}.${String(pence % 100).padStart(2, '0')}`
}
