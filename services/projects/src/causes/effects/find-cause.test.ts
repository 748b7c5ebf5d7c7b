import { newId } from '@trackway/runtime';
import { combineServices } from './effect-sources';
import { caller, FakeSource, projectRecords } from './fake-effect-source';
import { makeFindCause } from './find-cause';
import { type CauseParts, makeFindCauseOrParts } from './large-cause';

const PARTS = [{ of: 'projects', ids: [newId()] }, { of: 'settings' }] as const;

/** Services in memory. Causes with more than `maxEffects` have parts. */
function open(maxEffects?: number) {
  const [projects, funnels, forms, channels] = [1, 2, 3, 4].map(() => new FakeSource()) as [
    FakeSource,
    FakeSource,
    FakeSource,
    FakeSource,
  ];
  const source = combineServices({ projects, funnels, forms, channels }, maxEffects);
  const chain = { correlationId: 'import', isWholeChain: true, isIncomplete: false };
  const findCauseParts = async (): Promise<CauseParts> => ({ ...chain, newestAt: new Date(0), parts: PARTS });
  const findCause = makeFindCause({ source });
  return { projects, funnels, chain, findCause, find: makeFindCauseOrParts({ source, findCause, findCauseParts }) };
}

describe('the search for a cause', () => {
  it('finds the effects of all services', async () => {
    const { projects, funnels, findCause } = open();
    const { project, assignment } = projectRecords();
    projects.write('request', project, 'budget', 5);
    funnels.write('request', assignment, 'step_id', 'two');
    projects.write('other', project, 'budget', 6);

    const { effects, correlationId } = await findCause(caller, 'request');

    expect(effects.map(({ record }) => record?.kind)).toEqual(expect.arrayContaining(['project', 'assignment']));
    expect([effects.length, correlationId]).toEqual([2, 'request']);
  });

  it('rejects causes without effects, and a request id that was used twice', async () => {
    const { projects, findCause } = open();
    for (const chain of ['one', 'two']) projects.write(chain, projectRecords().project, 'budget', 5, undefined, 'r');

    await expect(findCause(caller, 'unknown')).rejects.toMatchObject({ code: 'cause_model_not_found' });
    await expect(findCause(caller, 'r')).rejects.toMatchObject({
      code: 'ambiguous_cause',
      details: { extra: { correlation_ids: ['one', 'two'] } },
    });
  });
});

describe('the search for a large cause', () => {
  function openLarge() {
    const opened = open(2);
    for (const budget of [1, 2, 3]) opened.projects.write('import', projectRecords().project, 'budget', budget);
    return opened;
  }

  it('returns its parts', async () => {
    expect(await openLarge().find(caller, 'import')).toMatchObject({ parts: PARTS, isPending: false });
  });

  it('is pending while rules run or history entries are missing', async () => {
    const [running, incomplete] = [openLarge(), openLarge()];
    running.funnels.isPending = true;
    incomplete.chain.isIncomplete = true;

    for (const { find } of [running, incomplete]) {
      expect(await find(caller, 'import')).toMatchObject({ isPending: true });
    }
  });

  it('rejects a part of a chain with the id of the chain', async () => {
    const { chain, find } = openLarge();
    chain.isWholeChain = false;

    await expect(find(caller, 'import')).rejects.toMatchObject({
      code: 'cause_too_large',
      details: { extra: { correlation_id: 'import' } },
    });
  });
});
