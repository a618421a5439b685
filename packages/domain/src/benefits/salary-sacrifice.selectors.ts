/** The cost comparison and its calculation, for the order page and the rulebook. */
import { exactPounds, formatPounds, nothing } from '../kernel/index.ts'
import type { BandRates, PageConfiguration } from '../shell/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'
import { orderMessages } from './order.messages.ts'
import {
  type BandFigures,
  bandFigures,
  bandsOf,
  exactFigures,
  percentText,
  type Sacrifice,
  taxRatesText,
} from './salary-sacrifice.rules.ts'

const { bands: bandNames, figures: figureNames, workings: messages } = orderMessages.ours

type Figure = keyof BandFigures

export interface ComparisonRowView {
  readonly figure: Figure
  readonly label: string
  /** One text per band, in the order of the bands. */
  readonly values: readonly string[]
  /** True if the member gains at every rate. */
  readonly isGain: boolean
}

/** One figure: the formula in words, the formula with the member's numbers, and the result. */
export interface WorkingStep {
  readonly words: string
  readonly formula: string
  readonly result: string
}

export interface SacrificeView {
  /** Names of the bands. Empty if the host has no rates and there is nothing to compare. */
  readonly bands: readonly string[]
  readonly rows: readonly ComparisonRowView[]
  /** The tax rates in these figures, and the link to the member's own. */
  readonly taxRates: string
  readonly workings: readonly { readonly band: string; readonly steps: readonly WorkingStep[] }[]
}

/** SALSAC-01, SALSAC-02. */
export function sacrificeView(
  sacrifice: Sacrifice,
  choiceRates: PageConfiguration['choiceRates'],
): SacrificeView {
  const bands = bandsOf(choiceRates)
  const bandResults = bands.map(([, rates]) => bandFigures(sacrifice, rates))
  const texts = bandResults.map(figureTexts)
  return {
    bands: bands.map(([band]) => bandNames[band]),
    rows: figures.map((figure) => ({
      figure,
      label: figureNames[figure],
      values: texts.map((text) => text[figure]),
      isGain: isSaving(figure) && bandResults.every((band) => band[figure] > 0),
    })),
    taxRates: orderMessages.ours.taxRates(taxRatesText(choiceRates)),
    workings: bands.map(([band, rates]) => ({
      band: bandNames[band],
      steps: workingSteps(sacrifice, rates),
    })),
  }
}

const figures = ['amount', 'benefitInKind', 'annualSaving', 'savingPercent', 'monthlyCost'] as const

const isSaving = (figure: Figure): boolean =>
  figure === 'annualSaving' || figure === 'savingPercent'

type FigureTexts = { readonly [Name in Figure]: string }

const figureTexts = (of: BandFigures): FigureTexts => ({
  amount: formatPounds(of.amount),
  benefitInKind: formatPounds(of.benefitInKind),
  annualSaving: formatPounds(of.annualSaving),
  savingPercent: `${of.savingPercent.toFixed(2)}%`,
  monthlyCost: formatPounds(of.monthlyCost),
})

/** The calculation of one band's figures, step by step, with every amount in full. */
export const workingSteps = (sacrifice: Sacrifice, rates: BandRates): readonly WorkingStep[] =>
  Object.values(stepsOfFigures(sacrifice, rates)).flat()

/** The steps to each figure, in order. */
function stepsOfFigures(
  sacrifice: Sacrifice,
  rates: BandRates,
): { readonly [Name in Exclude<Figure, 'amount'>]: readonly WorkingStep[] } {
  const exact = exactFigures(sacrifice, rates)
  const shown = figureTexts(bandFigures(sacrifice, rates))
  const amount = exactPounds(exact.amount)
  const benefitInKind = exactPounds(exact.benefitInKind)
  const insuranceSaved = exactPounds(exact.insuranceSaved)
  const taxSaved = exactPounds(exact.taxSaved)
  const saving = exactPounds(exact.annualSaving)
  return {
    benefitInKind: [
      {
        words: messages.benefitInKind,
        formula: `${amount} × ${sacrifice.benefitInKindValue ?? 0} ÷ 100`,
        result: withRounding(benefitInKind, shown.benefitInKind),
      },
    ],
    annualSaving: [
      {
        words: messages.insuranceSaved,
        formula: `${amount} × ${percentText(rates.employeeNIRate)}`,
        result: insuranceSaved,
      },
      {
        words: messages.taxSaved,
        formula: `(${amount} − ${benefitInKind}) × ${percentText(rates.taxRate)}`,
        result: taxSaved,
      },
      {
        words: messages.annualSaving,
        formula: `${insuranceSaved} + ${taxSaved}`,
        result: withRounding(saving, shown.annualSaving),
      },
    ],
    savingPercent: [
      {
        words: messages.savingPercent,
        formula: sacrifice.amount === nothing ? messages.ofNothing : `${saving} ÷ ${amount} × 100`,
        result: shown.savingPercent,
      },
    ],
    monthlyCost: [
      {
        words: messages.monthlyCost,
        formula: `(${amount} − ${saving}) ÷ ${benefitsPolicy.monthsPerYear}`,
        result: shown.monthlyCost,
      },
    ],
  }
}

const withRounding = (exact: string, shown: string): string =>
  exact === shown ? shown : messages.rounded(exact, shown)
