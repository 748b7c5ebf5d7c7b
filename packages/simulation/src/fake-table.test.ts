import { FakeDatabase, FakeLog, FakeTable, fakePage } from './fake-table';

interface Row {
  readonly id: string;
  readonly name: string;
}

describe('a fake database', () => {
  const open = () => {
    const table = new FakeTable<Row>(({ id }) => id);
    const log = new FakeLog<string>();
    return { table, log, database: new FakeDatabase([table, log]) };
  };

  it('hides rows from other frames', () => {
    const { table } = open();
    table.put('one', { id: 'a', name: 'A' });
    table.change('two', 'a', { name: 'B' });

    expect(table.remove('two', 'a')).toBe(false);
    expect([table.find('two', 'a'), table.of('two')]).toEqual([undefined, []]);
    expect(table.of('one')).toEqual([{ id: 'a', name: 'A' }]);
  });

  it('restores everything after a failed transaction', async () => {
    const { table, log, database } = open();
    table.put('one', { id: 'a', name: 'A' });
    log.add('first');
    const failing = database.run(async () => {
      table.change('one', 'a', { name: 'B' });
      table.put('one', { id: 'b', name: 'B' });
      log.add('second');
      throw new Error('Rejected.');
    });

    await expect(failing).rejects.toThrow('Rejected.');
    expect(table.of('one')).toEqual([{ id: 'a', name: 'A' }]);
    expect(log.take()).toEqual(['first']);
    expect(log.entries).toEqual([]);
  });

  it('runs transactions one after the other', async () => {
    const { table, database } = open();
    table.put('one', { id: 'a', name: '' });
    const append = (text: string) =>
      database.run(async () => {
        const name = table.find('one', 'a')?.name;
        await Promise.resolve();
        table.change('one', 'a', { name: `${name}${text}` });
      });
    await Promise.all([append('x'), append('y')]);

    expect(table.find('one', 'a')?.name).toBe('xy');
  });

  it('returns pages', () => {
    expect(fakePage([1, 2, 3], { page: 2, perPage: 2 })).toEqual({ items: [3], total: 3 });
  });
});
