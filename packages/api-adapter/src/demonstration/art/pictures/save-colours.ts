/** The colours of the product itself, for pictures that it draws in its own name. */
export const saveColours = {
  block: '#083826',
  blockLine: '#25553f',
  onBlock: '#faf7eb',
  onBlockMuted: '#c7d9c3',
  gain: '#fdb624',
  onGain: '#22290a',
  paper: '#f9f6ee',
  /** The page in the dark. */
  darkPaper: '#0e1a15',
  brand: '#065135',
} as const
