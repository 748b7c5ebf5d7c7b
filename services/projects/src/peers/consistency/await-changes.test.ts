import { newId, PublishedEvents } from '@trackway/runtime';
import { makeAwaitChanges } from './await-changes';

/** A read model that has processed the events of `processed`, and processes `later` when it is asked a second time. */
function open({
  processed = [],
  later = [],
  maxWaitMs = 60_000,
}: {
  processed?: string[];
  later?: string[];
  maxWaitMs?: number;
}) {
  const done = new Set(processed);
  let calls = 0;
  const missing = async (events: readonly { readonly id: string }[]) => {
    calls += 1;
    if (calls > 1) for (const id of later) done.add(id);
    return new Set(events.flatMap(({ id }) => (done.has(id) ? [] : id)));
  };
  return { awaitChanges: makeAwaitChanges({ processedEvents: { missing }, maxWaitMs }), calls: () => calls };
}

function tokenOf(service: string, ...ids: string[]): string {
  const events = new PublishedEvents(service);
  for (const id of ids) events.add({ id, type: 'form.changed.v1', subject: id });
  return events.token();
}

describe('a search with consistency tokens', () => {
  it('starts at once if their events are processed', async () => {
    const [one, two] = [newId(), newId()];
    const { awaitChanges, calls } = open({ processed: [one, two] });

    expect(await awaitChanges(`${tokenOf('forms', one)}, ${tokenOf('funnels', two)}`)).toEqual([]);
    expect(await awaitChanges(tokenOf('forms'))).toEqual([]);
    expect(calls()).toBe(2);
  });

  it('waits for events that are processed later', async () => {
    const [one, two] = [newId(), newId()];
    const { awaitChanges, calls } = open({ processed: [one], later: [two] });

    expect(await awaitChanges(tokenOf('forms', one, two))).toEqual([]);
    expect(calls()).toBe(2);
  });

  it('lists each service whose events are missing after the maximum time once', async () => {
    const [one, two] = [newId(), newId()];
    const { awaitChanges } = open({ processed: [one], maxWaitMs: 0 });
    const text = [tokenOf('funnels', one), tokenOf('forms', one, two), tokenOf('forms', newId())].join(',');

    expect(await awaitChanges(text)).toEqual(['forms']);
  });

  it.each(['', 'no token', Array(9).fill(tokenOf('forms')).join(',')])(
    'is rejected with the tokens "%s"',
    async (text) => {
      const { awaitChanges, calls } = open({});

      await expect(awaitChanges(text)).rejects.toMatchObject({ code: 'malformed_request' });
      expect(calls()).toBe(0);
    },
  );
});
