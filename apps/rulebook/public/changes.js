// Replaced by npm run rulebook -- --since <commit>.
