/** What oxlint looks at, in `npm run check` as in `npm test`. */
export const linted = ['src', 'evaluation', 'test', 'bench', 'judges', 'scripts']
