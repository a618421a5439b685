import { PageHead } from '@save/ui/page'
import type { Rate } from '../book/book.schema.ts'
import { Scroll } from '../parts/scroll.tsx'
import { rulebookMessages } from '../rulebook.messages.ts'
import { useBook } from '../shown-book.tsx'

const { rates: messages, pages, dayInWords } = rulebookMessages

/** The rate book: every row of every rate. */
export function RatesScreen() {
  const { rates } = useBook().book
  const groups = [...Map.groupBy(rates, ({ rate }) => rate)]
  return (
    <>
      <PageHead title={pages.rates}>
        <p>{groups.length === 0 ? messages.none : messages.about}</p>
      </PageHead>
      {groups.map(([rate, rows]) => (
        <RateSection rate={rate} name={rows[0]?.name ?? rate} rows={rows} key={rate} />
      ))}
    </>
  )
}

const RateSection = ({
  rate,
  name,
  rows,
}: {
  readonly rate: string
  readonly name: string
  readonly rows: readonly Rate[]
}) => (
  <section className="section" aria-label={name}>
    <h2 id={rate} tabIndex={-1}>
      {name}
    </h2>
    <RateRows name={name} rates={rows} />
  </section>
)

const RateRows = ({ name, rates }: { readonly name: string; readonly rates: readonly Rate[] }) => (
  <Scroll label={name}>
    <table className="grid rates">
      <thead>
        <tr>
          {[
            messages.appliesTo,
            messages.figures,
            messages.from,
            messages.until,
            messages.source,
            messages.checked,
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
            <th scope="row">{appliesTo}</th>
            <td>
              <ul>
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </ul>
            </td>
            <td className="whole">{dayInWords(from)}</td>
            <td className="whole">{dayInWords(until)}</td>
            <td>
              <a href={source.address}>{source.title}</a>
            </td>
            <td className="whole">{dayInWords(source.checkedOn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)
