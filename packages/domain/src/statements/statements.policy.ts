export const statementsPolicy = {
  /** The pie chart’s width and height, in CSS pixels (STMT-04). */
  chartSize: 300,
} as const
