export const fieldMessages = {
  /** For every required field without a sentence in the specification (OQ-097). */
  required: 'This field is required.',
} as const
