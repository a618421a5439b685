import {
  type PayslipAnswer as Answer,
  type PayslipTable,
  payslipMessages,
} from '@save/domain/payslip'
import { Comparison } from '@save/ui/comparison'
import { Disclosure } from '@save/ui/disclosure'
import { Entries } from '@save/ui/figure'
import { FormPair } from '@save/ui/form'
import { Notice } from '@save/ui/message'
import { Stack } from '@save/ui/page'
import { Prose } from '@save/ui/prose'
import { Share } from '@save/ui/share'
import { Working } from '@save/ui/working'

const { ours } = payslipMessages

/** The true cost, where the amount goes, the payslip before and after, and the warnings. */
export const PayslipAnswer = ({ answer }: { readonly answer: Answer }) => (
  <>
    <FormPair>
      <Stack>
        <Entries
          entries={[
            {
              label: `${answer.costLabel} ${answer.aPeriod}`,
              value: answer.cost,
              kind: 'total',
            },
          ]}
        />
        <p>{answer.costOfYear}</p>
        <Warnings answer={answer} />
      </Stack>
      <Share
        caption={ours.where}
        parts={answer.parts}
        total={{ label: ours.parts.amount, value: answer.amount }}
      />
    </FormPair>
    <PayslipComparison table={answer.period} />
    <Disclosure summary={ours.wholeYear}>
      <PayslipComparison table={answer.year} />
    </Disclosure>
    <Working
      summary={ours.howWorkedOut}
      explanation={answer.workings.explanation}
      parts={answer.workings.parts}
    />
    <About about={answer.about} />
  </>
)

const PayslipComparison = ({ table: { caption, rows } }: { readonly table: PayslipTable }) => (
  <Comparison
    caption={caption}
    options={[ours.columns.before, ours.columns.after, ours.columns.difference]}
    lastLeads
    rows={rows.map(({ label, before, after, difference, part }) => ({
      label,
      values: [before, after, difference],
      kind: part === 'total' ? 'total' : 'plain',
    }))}
  />
)

const Warnings = ({ answer: { warnings, safe } }: { readonly answer: Answer }) => (
  <>
    {warnings.length > 0 && (
      <Notice
        tone="note"
        messages={warnings.map(({ text, source }) => (
          <>
            <span>{text}</span> <OutsideLink href={source.address}>{source.title}</OutsideLink>
          </>
        ))}
      />
    )}
    {safe !== undefined && <p>{safe}</p>}
  </>
)

const OutsideLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children} <span className="visually-hidden">{ours.newTab}</span>
  </a>
)

/** Tax year and nation, assumptions, omissions, and the sources of the rates. */
const About = ({ about: { estimate, assumptions, leftOut, sources } }: Pick<Answer, 'about'>) => (
  <>
    <p className="muted">{estimate}</p>
    <Disclosure summary={ours.aboutHeading}>
      <Prose>
        <ul>
          {assumptions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{ours.leftOutHeading}</p>
        <ul>
          {leftOut.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{ours.sourcesHeading}</p>
        <ul>
          {sources.map(({ text, address }) => (
            <li key={address}>
              <OutsideLink href={address}>{text}</OutsideLink>
            </li>
          ))}
        </ul>
      </Prose>
    </Disclosure>
  </>
)
