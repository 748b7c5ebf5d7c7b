import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ROOT } from './support/code-blocks';
import { type RecordedExchange, Replay } from './support/replay';
import { differencesOf } from './support/response-differences';

const FILE = join(ROOT, 'docs', 'releases', 'exchanges.ndjson.gz');
const LIMIT_MS = 180_000;

const lines = gunzipSync(readFileSync(FILE)).toString('utf8').split('\n');
const exchanges = lines.filter((line) => line !== '').map((line): RecordedExchange => JSON.parse(line));

/** True to mark exchanges that differ in the version that they were recorded from: they are sent, but not compared. */
const ACCEPTS = process.env['REPLAY_ACCEPT'] === 'true';

describe('requests of the last release', () => {
  it(
    'get the same responses, apart from new members',
    async () => {
      const replay = new Replay();
      const results = [];
      for (const exchange of exchanges) results.push({ exchange, differences: await replay.send(exchange) });
      const varying = results.filter(({ differences }) => differences.length > 0);
      if (ACCEPTS) store(new Set(varying.map(({ exchange }) => exchange)));

      expect(exchanges.length).toBeGreaterThan(500);
      expect(ACCEPTS ? [] : varying.flatMap(({ differences }) => differences)).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('differences of a response', () => {
  const recorded = { id: '0198c0de-0000-7000-8000-000000000001', name: 'Roof', tags: [{ name: 'Big' }], budget: 1 };
  const compare = (actual: object) => differencesOf(recorded, actual, new Map(), (text) => text);
  const same = { ...recorded, id: '0198c0de-0000-7000-8000-000000000002', added: true };

  it('are not the texts of errors', () => {
    const texts = (text: string) => ({ message: 'validation_errors', error: text, validation: { name: [text] } });
    const changed = differencesOf(texts('old'), { ...texts('new'), message: 'other' }, new Map(), (text) => text);

    expect(changed).toEqual(['.message is other instead of validation_errors']);
  });

  it('are not new search fields, but missing and changed ones', () => {
    const fields = (...filters: readonly object[]) => ({ params: { filters } });
    const before = fields({ name: 'code', type: 'text' }, { name: 'budget', type: 'number' });
    const now = fields({ name: 'tags', type: 'uuid' }, { name: 'code', type: 'uuid' });

    expect(differencesOf(before, now, new Map(), (text) => text)).toEqual([
      '.params.filters.code.type is uuid instead of text',
      '.params.filters.budget is undefined instead of object',
    ]);
  });

  it.each([
    ['nothing for another id and a new member', same, []],
    ['a missing member', { ...same, name: undefined }, ['.name is undefined instead of string']],
    ['another type', { ...same, budget: '1' }, ['.budget is string instead of number']],
    ['another value', { ...same, tags: [{ name: 'Small' }] }, ['.tags[0].name is Small instead of Big']],
    ['a missing item', { ...same, tags: [] }, ['.tags has 0 items instead of 1']],
  ])('are %s', (_what, actual, differences) => {
    expect(compare(actual)).toEqual(differences);
  });
});

function store(varying: ReadonlySet<RecordedExchange>): void {
  const marked = exchanges.map((exchange) => (varying.has(exchange) ? { ...exchange, varies: true } : exchange));
  writeFileSync(FILE, gzipSync(marked.map((exchange) => `${JSON.stringify(exchange)}\n`).join(''), { level: 9 }));
}
