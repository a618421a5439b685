import { useState } from 'react'
import { Star } from './star.tsx'

function Working() {
  const [pressed, setPressed] = useState(false)
  return <Star label="Favourite Fernhill Books" pressed={pressed} onToggle={setPressed} />
}

export const examples = {
  'not a favourite': <Star label="Favourite Fernhill Books" pressed={false} />,
  'a favourite': <Star label="Favourite Fernhill Books" pressed />,
  'to press': Working,
}
