import { insertSql, joinSql, preparedSql, SharedValue, sql, trustedSql } from './sql';

describe('sql', () => {
  it('turns values into parameters', () => {
    const statement = sql`SELECT id FROM projects WHERE name = ${"'; DROP TABLE"} AND budget > ${5}`;

    expect(statement.compile()).toEqual({
      text: 'SELECT id FROM projects WHERE name = $1 AND budget > $2',
      values: ["'; DROP TABLE", 5],
    });
  });

  it('embeds fragments and numbers their parameters', () => {
    const condition = joinSql([sql`a = ${1}`, sql`b = ${2}`], ' AND ');

    const statement = sql`SELECT ${trustedSql('id')} FROM t WHERE (${condition}) LIMIT ${3}`;

    expect(statement.compile()).toEqual({
      text: 'SELECT id FROM t WHERE (a = $1 AND b = $2) LIMIT $3',
      values: [1, 2, 3],
    });
  });

  it('writes a shared value once', () => {
    const [one, other] = [new SharedValue(1), new SharedValue(1)];

    const statement = sql`SELECT ${one}, ${2} WHERE ${sql`a = ${one} AND b = ${other} AND c = ${2}`}`;

    expect(statement.compile()).toEqual({
      text: 'SELECT $1, $2 WHERE a = $1 AND b = $3 AND c = $4',
      values: [1, 2, 1, 2],
    });
  });

  it('names a prepared statement by its text, independent of values', () => {
    const named = (id: number) => preparedSql`SELECT ${trustedSql('id')} FROM t WHERE id = ${id}`.compile();

    expect(named(1)).toEqual({ text: 'SELECT id FROM t WHERE id = $1', values: [1], name: named(2).name });
    expect(named(1).name).not.toBe(preparedSql`SELECT ${1}`.compile().name);
  });

  it('prepares an insertion of one row', () => {
    const insertion = (rows: number) => insertSql(rows)`INSERT INTO t SELECT ${rows}`.compile();

    expect([insertion(1).name, insertion(2).name]).toEqual([expect.any(String), undefined]);
  });

  it('joins an empty list to an empty text', () => {
    expect(sql`x${joinSql([], ', ')}y`.compile()).toEqual({ text: 'xy', values: [] });
  });

  it('can be compiled twice', () => {
    const statement = sql`SELECT ${1}`;

    expect(statement.compile()).toEqual(statement.compile());
  });
});
