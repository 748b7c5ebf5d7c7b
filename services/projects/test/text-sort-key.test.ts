import { openPostgres, type TestDatabase } from '@trackway/testkit';
import fc from 'fast-check';
import { Client } from 'pg';

const WORDS = 1_500;
const collator = new Intl.Collator('und');

/** Letters, marks, digits and symbols whose sort keys have the order of ICU's root collation. */
const alphabets: Readonly<Record<string, string>> = {
  ASCII: range(0x20, 0x7e),
  'Latin-1': `${range(0x61, 0x7a)}A E I O U Z 1${range(0xa1, 0xff)}`.replace(
    /[\u00a8\u00aa\u00ad\u00af\u00b2-\u00b4\u00b8-\u00ba\u00bc-\u00be]/g,
    '',
  ),
  'Latin Extended-A': `a b d e i n o s z${range(0x100, 0x17f)}`.replace(/[ŀĿŉſ]/g, ''),
  Vietnamese: `aAeEoOuU${range(0x1ea0, 0x1ef9)}`,
  Greek: `a ${range(0x391, 0x3a1)}${range(0x3a3, 0x3ce)}`.replace('ς', ''),
  Cyrillic: `a ${range(0x400, 0x45f)}ґҐ`,
  Kana: `a${range(0x304a, 0x3062)}${range(0x30aa, 0x30c2)}`,
  Hangul: `aあ${range(0xac00, 0xac40)}`,
  punctuation: 'abAB1 -_,.:;!?–—‘’“”„«»…•‹›¡¿§¶€£¥¢°©®±×÷',
  emoji: 'abZ1 $€😀🚀',
};

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** The order of ICU, then by code point. */
function compareTexts(one: string, other: string): number {
  return collator.compare(one, other) || compareBytes(one, other);
}

describe('text_sort_key', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await openPostgres('projects');
    client = new Client({ connectionString: database.superuserUrl });
    await client.connect();
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function sorted(texts: readonly string[]): Promise<string[]> {
    const { rows } = await client.query<{ text: string }>(
      'SELECT text FROM unnest($1::text[]) AS text ORDER BY text_sort_key(text)',
      [texts],
    );
    return rows.map(({ text }) => text);
  }

  it('sorts words as a reader expects', async () => {
    expect(await sorted(['Zeta', 'Émile', 'Delta', 'beta', 'alpha'])).toEqual([
      'alpha',
      'beta',
      'Delta',
      'Émile',
      'Zeta',
    ]);
  });

  it.each(Object.entries(alphabets))('has the order of ICU for random words of %s', async (_, alphabet) => {
    const letters = fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 5 });
    const sampled = new Set(fc.sample(letters, WORDS).map((word) => word.join('')));
    // The Catalan l· is one letter in ICU, and a letter and a punctuation mark in keys.
    const words = [...sampled].filter((word) => !/l·/i.test(word));

    expect(await sorted(words)).toEqual(words.toSorted(compareTexts));
  });

  it('differs for different texts, and does not exceed the size of an index row', async () => {
    const { rows } = await client.query<{ keys: number; texts: number; bytes: number }>(
      `SELECT count(DISTINCT text_sort_key(text))::int AS keys, count(DISTINCT text)::int AS texts,
         max(octet_length(text_sort_key(text))) AS bytes FROM unnest($1::text[]) AS text`,
      [
        [
          ...fc.sample(fc.string({ unit: 'binary', maxLength: 6 }), WORDS).map((text) => text.replaceAll('\0', '')),
          ...['\ufdfa', '😀', 'ð', 'ᾳ̈', '₿', '漢'].map((letter) => letter.repeat(255 / letter.length)),
          ...['ab', 'a\u0007b', 'a\u200bb', 'e\u0301', '\u00e9'],
        ],
      ],
    );

    expect(rows[0]?.keys).toBe(rows[0]?.texts);
    expect(rows[0]?.bytes).toBeLessThan(2_600);
  });

  it('has equal keys for plain texts and for texts that take the general branch', async () => {
    const plain = fc.array(fc.constantFrom(...'abzABZ019 _-'), { maxLength: 12 }).map((letters) => letters.join(''));
    const texts = [...fc.sample(plain, WORDS), '', 'ABC', 'abc', ' A b-C_9 '];
    // A comma is not a plain character, so a text with it takes the general branch.
    const { rows } = await client.query<{ different: string | null }>(
      `SELECT text AS different FROM unnest($1::text[]) AS text
       WHERE split_part(text_sort_key(text), E'\x01', 1) || E'\x0a' <> split_part(text_sort_key(text || ','), E'\x01', 1)
         OR split_part(text_sort_key(text), E'\x01', 3) <> split_part(text_sort_key(text || ','), E'\x01', 3)
         OR text_sort_key(text) NOT LIKE E'%\x01\x01%\x01'`,
      [texts],
    );

    expect(rows).toEqual([]);
  });

  it('has no key for NULL', async () => {
    expect((await client.query('SELECT text_sort_key(NULL) AS key')).rows).toEqual([{ key: null }]);
  });

  it.each(['name', 'code'])('is read from an index to sort projects by %s', async (column) => {
    await client.query(
      `INSERT INTO projects (frame_id, id, code, name, created_at, updated_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'P-' || n, 'Roof ' || n, now(), now() FROM generate_series(1, 3000) n`,
    );
    await client.query('ANALYZE projects');
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT id FROM search.projects t WHERE t.frame_id = (SELECT frame_id FROM projects LIMIT 1)
       ORDER BY text_sort_key(t.${column}), t.id LIMIT 50`,
    );
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');

    expect(text).toContain(`projects_${column}_sort_idx`);
    expect(text).not.toContain('Sort Key');
  });
});
