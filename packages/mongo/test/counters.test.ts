import { MongoCounters } from '@trackway/mongo';
import { newId } from '@trackway/runtime';
import { openDatabase } from './open-database';

describe('counters', () => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let counters: MongoCounters;

  beforeAll(async () => {
    opened = await openDatabase();
    counters = new MongoCounters(opened.connection);
  });
  afterAll(() => opened.close());

  it('never return a number twice, also for fifty concurrent first calls', async () => {
    const frame = newId();

    const taken = await Promise.all(Array.from({ length: 50 }, () => counters.take(frame, 'form')));

    expect([...taken].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('reserve ranges by frame and name', async () => {
    const frame = newId();

    const firsts = [
      await counters.take(frame, 'form', 10),
      await counters.take(frame, 'form', 5),
      await counters.take(frame, 'loose_form'),
      await counters.take(newId(), 'form'),
    ];

    expect(firsts).toEqual([1, 11, 1, 1]);
  });
});
