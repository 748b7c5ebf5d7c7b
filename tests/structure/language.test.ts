import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

type Terms = readonly (readonly [flagged: RegExp, term: string])[];

/** Phrases and name prefixes with the standard term. Single words are `flagWords` in cspell.config.yaml. */
const TERMS: Terms = [
  [/\b(MOST|LONGEST|LEAST)_/, 'MAX_, MIN_'],
  [/\b\w*(AT_ONCE|SIDE_BY_SIDE)\b/, 'BATCH_SIZE, CONCURRENCY'],
  [/\b\w*PATIENCE\w*\b|[a-z]PatienceMs\b|\bpatienceMs\b/, 'TIMEOUT_MS'],
  [/\bLOOK_MS\b/, 'INTERVAL_MS'],
  [/\b(goOn|takeUp|putBack|workOff|stillMine|letIn|gotOn)\b/, 'resume, restore, process, holdsLease, authorize'],
  [/\btaken back\b/i, 'rolled back, revoked, undone'],
  [/\bput right\b/i, 'fixed, corrected'],
  [/\bput back\b/i, 'restored'],
  [/\bgo(es)? on\b/i, 'continues, resumes'],
  [/\bwhat became of\b/i, 'result, outcome'],
  [/\bbusiness of\b/i, 'name the responsible component'],
  [/\bof (our own|ours)\b/i, 'own, local'],
  [/\bfor good\b/i, 'permanently'],
  [/\bby turns\b/i, 'alternating'],
  [/\bis said\b/i, 'name the component that reports it'],
  [/\btells? (of|who|apart|how it)\b/i, 'reports, returns, distinguishes'],
  [/\btaken for\b/i, 'interpreted as'],
  [/\bwho (asks|comes|measures)\b/i, 'name the client'],
  [/\b(the|second) wall\b/i, 'row-level security policy'],
  [/\bowner's word\b/i, 'event of the source service'],
  [/\bnothing but\b/i, 'only'],
];

/** Words that a title of a test, unlike other text, never needs. */
const TITLE_TERMS: Terms = [
  // Users approve or refuse actions of an agent. A server refuses a connection.
  [/^(?!.*\bapprove)(?!.*\bconnection).*\b(refuse|refuses|refused|refusing)\b/, 'rejects, denies, returns 4xx'],
  [/\b(tells?|says?|said|knows?|wants?)\b/, 'returns, reports, contains'],
  [/\btries\b|\bnext try\b/, 'retries, attempts'],
  [/\b(alike|away|anew|at hand|by hand|in vain|of its own|by itself)\b/, 'state the condition'],
  [/\b(what|whatever|whichever) (it|they|he|is|was|comes?|came|stands?)\b/, 'name the subject'],
];

const CODE = '**/*.{ts,tsx,mts,cts,mjs,cjs,js,proto,py,sql,sh,yaml,yml,tpl}';

const FILES = globSync(
  [
    `{services,packages,tools,tests,bench,deploy,examples,proto,console,clients}/${CODE}`,
    '.github/**/*.yml',
    '*.{ts,mjs,cjs,yaml,yml}',
    'docs/**/*.md',
    '{packages,services,tools,bench,deploy,examples,console,clients}/**/*.md',
  ],
  { cwd: ROOT },
).filter((file) => !/node_modules|\/(generated|dist|charts|released|pt)\/|CHANGELOG|language\.test/.test(file));

/** Titles of `describe`, `it` and `test`, also after a table of `each`. */
const TITLE =
  /(?:\b(?:describe|it|test)(?:\.\w+)*|\])?\)?\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?(?:\(|\w+ =>)/g;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('code and documents use standard terms', () => {
  const found = FILES.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        TERMS.filter(([flagged]) => flagged.test(line)).map(([, term]) => `${file}:${index + 1} use: ${term}`),
      ),
  );

  expect(FILES.length).toBeGreaterThan(2_500);
  expect(found).toEqual([]);
});

it('titles of tests use standard terms', () => {
  const titles = FILES.filter((file) => file.endsWith('.test.ts')).flatMap((file) =>
    [...read(file).matchAll(TITLE)].map(([, , title = '']) => ({ file, title })),
  );

  const found = titles.flatMap(({ file, title }) =>
    TITLE_TERMS.filter(([flagged]) => flagged.test(title)).map(([, term]) => `${file}: ${title} – use: ${term}`),
  );

  expect(titles.length).toBeGreaterThan(2_000);
  expect(found).toEqual([]);
});
