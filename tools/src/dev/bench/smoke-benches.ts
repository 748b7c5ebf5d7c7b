import type { Figure } from './figures';

export interface SmokeBench {
  /** `<folder>` for its `run.ts`, or `<folder>/<file>`. */
  readonly name: string;
  readonly args: readonly (number | string)[];
  /** Programs without which the bench is skipped. */
  readonly needs?: readonly string[];
  readonly figures: readonly Figure[];
}

const LOAD_PROGRAMS = ['nginx', 'wrk', 'taskset'];

/** Benches at a size for which the whole list takes a few minutes. */
export const smokeBenches: readonly SmokeBench[] = [
  // The system settles after its start while these run, so that it is idle afterwards.
  {
    name: 'client',
    args: [],
    figures: [
      { name: 'client: types of a program', pattern: /(\d+) types/ },
      { name: 'client: check of a program', pattern: /check: (\d+) ms/, unit: 'ms' },
    ],
  },
  {
    name: 'import/readers',
    args: [3_000, 1],
    figures: [
      { name: 'exceljs ÷ own reader, CPU', pattern: /exceljs.*\| ([\d.]+) \([^|]*\| \d+ \|/, isHigherBetter: true },
    ],
  },
  {
    name: 'export',
    args: [3_000, 1],
    figures: [
      { name: 'exceljs ÷ own writer, CPU', pattern: /exceljs.*\| ([\d.]+) \([^|]*\| \d+ \|/, isHigherBetter: true },
    ],
  },
  { name: 'idle', args: [8], figures: [{ name: 'idle system, % of a core', pattern: /^total\s+([\d.]+)/m }] },
  {
    name: 'gateway',
    args: [1, 1],
    needs: LOAD_PROGRAMS,
    figures: [
      {
        name: 'gateway ÷ http-proxy-middleware, CPU',
        pattern: /^\| gateway, HS256 \| [\d.]+ \| \*\*([\d.]+)/m,
      },
    ],
  },
  {
    name: 'gateway/policies',
    args: [1, 1],
    needs: LOAD_PROGRAMS,
    figures: [
      { name: 'gateway ÷ no policies, CPU', pattern: /the gateway as it is deployed \| [\d.]+ \| \*\*([\d.]+)/ },
    ],
  },
  {
    name: 'gateway/overload',
    args: [1, 1],
    needs: LOAD_PROGRAMS,
    figures: [{ name: 'other frames during an overload ÷ alone, p50', pattern: /quota: p50 \*\*([\d.]+)/ }],
  },
  {
    name: 'large-bodies',
    args: [2, 10],
    figures: [{ name: 'longest block of an event loop ÷ JSON.parse', pattern: /longest ÷ JSON\.parse: ([\d.]+)/ }],
  },
  {
    name: 'board',
    args: [2_000, 5, 20],
    figures: [{ name: 'board ÷ one statement, p50', pattern: /one statement: p50 ([\d.]+)/ }],
  },
  {
    name: 'forms',
    args: [1, 20, 2],
    figures: [
      { name: 'answers written ÷ bare driver', pattern: /^\| written.*\*\*([\d.]+)/m, isHigherBetter: true },
      { name: 'answers read ÷ bare driver', pattern: /^\| read.*\*\*([\d.]+)/m, isHigherBetter: true },
    ],
  },
  {
    name: 'inbound',
    args: [1, 100],
    figures: [{ name: 'messages ÷ bare route', pattern: /channels ÷ bare: ([\d.]+)/, isHigherBetter: true }],
  },
  {
    name: 'rules',
    args: [40, 10, 4],
    figures: [{ name: 'rules: from the change to the action, p50', pattern: /action done: p50 (\d+) ms/, unit: 'ms' }],
  },
  {
    name: 'pages',
    args: [300, 1, 20],
    figures: [{ name: 'page of 30 ÷ GET /me, CPU', pattern: /^\| page of 30 \| [\d.]+ \| ([\d.]+)/m }],
  },
  {
    name: 'columnar',
    args: [100_000, 5],
    figures: [{ name: 'columnar: substring, CPU', pattern: /^substring, 23 %\s+([\d.]+)/m, unit: 'ms' }],
  },
  {
    name: 'search',
    args: [20_000, 100, 1],
    figures: [{ name: 'search in memory, p50', pattern: /^\| all \| \d+ \| ([\d.]+)/m, unit: 'ms' }],
  },
  {
    name: 'search/aggregates',
    args: [20_000, 3],
    figures: [
      { name: 'aggregates: budgets by customer, p50', pattern: /budgets by customer\s+p50 ([\d.]+)/, unit: 'ms' },
    ],
  },
  {
    name: 'search/memory',
    args: [4, 32, 48, 200],
    figures: [{ name: 'index in memory, MB', pattern: /"most":([\d.]+)/ }],
  },
  {
    name: 'search/start',
    args: [3_000, 1, 7],
    figures: [{ name: 'stored index ÷ database, CPU of a load', pattern: /stored ÷ database, CPU: ([\d.]+)/ }],
  },
  {
    name: 'search/gateway',
    args: [10_000, 60, 1],
    figures: [{ name: 'search through the gateway, p50', pattern: /^\| all \| \d+ \| ([\d.]+)/m, unit: 'ms' }],
  },
  {
    name: 'search/lag',
    args: [50, 4, 500],
    figures: [{ name: 'from commit to search, p50', pattern: /looked for: p50 (\d+) ms/, unit: 'ms' }],
  },
  {
    name: 'import',
    args: [2_000, 1],
    figures: [{ name: 'import ÷ COPY', pattern: /^\| import \| \d+ \| ([\d.]+)/m }],
  },
  {
    name: 'import/in-and-out',
    args: [2_000],
    figures: [{ name: 'export: rows a second', pattern: /export: .* (\d+) rows\/s/, isHigherBetter: true }],
  },
  {
    name: 'replicas',
    args: [10_000, 20, 2, 3],
    figures: [{ name: 'search over replicas, p50', pattern: /by frame, then: \d+ searches, p50 ([\d.]+)/, unit: 'ms' }],
  },
  {
    name: 'growth',
    args: ['clients', 2],
    figures: [{ name: 'pages of 30 names for 2 clients, p50', pattern: /^\| 2 \| ([\d.]+)/m, unit: 'ms' }],
  },
  {
    name: 'soak',
    args: [0.3, 5],
    figures: [{ name: 'index of large projects, MB', pattern: /at most (\d+) MB of index/ }],
  },
];
