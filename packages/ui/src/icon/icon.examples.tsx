import * as icons from './icon.tsx'

export const examples = Object.fromEntries(
  Object.entries(icons)
    .filter(([name]) => name !== 'Icon')
    .map(([name, DrawnIcon]) => [name, DrawnIcon as () => React.ReactElement]),
)
