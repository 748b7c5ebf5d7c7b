import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** Words that engineers would not search for, with the standard term. CONTRIBUTING.md has the rule. */
const TERMS: readonly (readonly [flagged: RegExp, term: string])[] = [
  [/\bneighbours?\b/i, 'peer service'],
  [/\bstrangers?\b/i, 'anonymous client, another tenant'],
  [/\b(MOST|LONGEST|LEAST)_/, 'MAX_, MIN_'],
  [/\bhears\b/i, 'subscribes, matches'],
  [/\b(bury|buried)\b/i, 'send to the dead-letter topic'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bcourtesy\b/i, 'best effort'],
  [/\bweigh(s|ed)?\b/i, 'evaluate'],
  [/\bjudges?\b/i, 'evaluate, verify'],
  [/\bforget(s|ting)?\b/i, 'purge, expire'],
  [/\b(taken back|put right|goes on)\b/i, 'rolled back, corrected, resumes'],
  [
    /\b(tendKeys|workOff|takeUp|goesOn|stillMine|keepUp|inTurn|Hurry|FrameCopy|KeptEvents|GatheredStores)\b/,
    'see terms',
  ],
];

const FILES = globSync(['services/*/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: ROOT }).filter(
  (file) => !/\/generated\/|\.test\.ts$|packages\/(client|cli)\//.test(file),
);

it('the code uses standard terms', () => {
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
