import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** Phrases and name prefixes with the standard term. Single words are `flagWords` in cspell.config.yaml. */
const TERMS: readonly (readonly [flagged: RegExp, term: string])[] = [
  [/\b(MOST|LONGEST|LEAST)_/, 'MAX_, MIN_'],
  [/\btaken back\b/i, 'rolled back, revoked, undone'],
  [/\bput right\b/i, 'fixed, corrected'],
  [/\bgoes on\b/i, 'continues, resumes'],
  [/\bwhat became of\b/i, 'result, outcome'],
  [/\bbusiness of\b/i, 'name the responsible component'],
  [/\bof our own\b/i, 'own, local'],
];

const FILES = globSync(
  ['{services,packages,tools,tests,bench,deploy,examples,proto}/**/*.{ts,mjs,proto}', 'docs/**/*.md'],
  {
    cwd: ROOT,
  },
).filter((file) => !/node_modules|\/(generated|dist)\/|language\.test/.test(file));

it('code and documents use standard terms', () => {
  const found = FILES.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        TERMS.filter(([flagged]) => flagged.test(line)).map(([, term]) => `${file}:${index + 1} use: ${term}`),
      ),
  );

  expect(FILES.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
