export const fieldMessages = {
  /** For required fields without a message in the specification (OQ-097). */
  required: 'This field is required.',
} as const
