import { PageHead } from '@save/ui/page'
import type { Rate } from '../book/book.schema.ts'
import { Scroll } from '../parts/scroll.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useBook } from '../shown-book.tsx'

const { rates: words, pages, dayInWords, nameInWords } = rulebookMessages

/** The rate book: every row of every rate. */
export function RatesScreen() {
  const { rates } = useBook().book
  const names = [...new Set(rates.map(({ rate }) => rate))]
  return (
    <>
      <PageHead title={pages.rates}>
        <p>{names.length === 0 ? words.none : words.about}</p>
      </PageHead>
      {names.map((name) => (
        <section
          className="section"
          id={name}
          tabIndex={-1}
          aria-label={nameInWords(name)}
          key={name}
        >
          <h2>{nameInWords(name)}</h2>
          <RateRows name={name} rates={rates.filter(({ rate }) => rate === name)} />
        </section>
      ))}
    </>
  )
}

const RateRows = ({ name, rates }: { readonly name: string; readonly rates: readonly Rate[] }) => (
  <Scroll label={nameInWords(name)}>
    <table className="grid rates">
      <thead>
        <tr>
          {[
            words.appliesTo,
            words.figures,
            words.from,
            words.until,
            words.source,
            words.checked,
          ].map((heading) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map(({ appliesTo, figures, from, until, source }) => (
          <tr key={`${appliesTo} ${from} ${figures.join()}`}>
            <th scope="row">{appliesTo || words.everywhere}</th>
            <td>
              <ul>
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            </td>
            <td>{dayInWords(from)}</td>
            <td>{dayInWords(until)}</td>
            <td>
              <a href={source.address}>{source.title}</a>
            </td>
            <td>{dayInWords(source.checkedOn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)
