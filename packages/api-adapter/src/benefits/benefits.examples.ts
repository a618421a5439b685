import { type Choice, NiNumber, type SalarySacrificeOrder, type Tab } from '@save/domain/benefits'
import { ChoiceId, pounds, TabId } from '@save/domain/kernel'

/** A choice with every field, in the server's spelling. */
export const choiceJson = {
  Id: 120,
  Name: 'Dental plan',
  ChoiceLogo: '/images/choices/120.svg',
  JourneyType: 200,
  DetailsPageFullHtml: '<p>Check-ups and more.</p>',
  ExternalProviderLink: 'https://dental.example/join',
  BenefitInKindValue: 12.5,
}

/** The same choice in the domain's terms. */
export const exampleChoice: Choice = {
  id: ChoiceId.make('120'),
  name: 'Dental plan',
  choiceLogo: '/images/choices/120.svg',
  journeyType: 200,
  detailsPageFullHtml: '<p>Check-ups and more.</p>',
  externalProviderLink: 'https://dental.example/join',
  benefitInKindValue: 12.5,
}

export const tabJson = { Id: 12, Name: 'Health & Wellbeing', Choices: [choiceJson] }
export const exampleTab: Tab = {
  id: TabId.make('12'),
  name: 'Health & Wellbeing',
  choices: [exampleChoice],
}

export const exampleOrder: SalarySacrificeOrder = {
  choiceId: ChoiceId.make('120'),
  name: 'Dental plan',
  salarySacrificeAmount: pounds('1250.50'),
  niNumber: NiNumber.make('AB123456C'),
  payrollNumber: '004417',
  isDeclarationAccepted: true,
}
export const orderJson = {
  ChoiceId: '120',
  Name: 'Dental plan',
  SalarySacrificeAmount: 1250.5,
  NINumber: 'AB123456C',
  PayrollNumber: '004417',
  IsDeclarationAccepted: true,
}
