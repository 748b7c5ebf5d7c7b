import { projectDuplicated } from '@trackway/contracts';
import { notFound } from '@trackway/errors';
import { makeEvent, type OutgoingEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeFormStore } from '../forms/fake-form-store';
import { aForm } from '../forms/sample-form';
import { FakeLooseFormStore } from './fake-loose-form-store';
import { looseFormsModule } from './loose-forms-module';

const NOW = new Date('2026-01-01T12:00:00.000Z');

async function setUp() {
  const caller = aCaller();
  const [project, source, target] = [newId(), newId(), newId()];
  const events: OutgoingEvent[] = [];
  const forms = new FakeFormStore();
  const stores = {
    forms,
    looseForms: new FakeLooseFormStore(),
    projectMerges: { mergedInto: async () => [{ id: source, targetId: project }] },
    outbox: { add: async (...added: readonly OutgoingEvent[]) => void events.push(...added) },
    recordEffect: async () => undefined,
  } as unknown as Parameters<Parameters<Deps['unitOfWork']['run']>[0]>[0];
  await forms.insert(aForm({ frameId: caller.frameId }));
  await forms.insert(aForm({ id: 2, frameId: caller.frameId, deletedAt: NOW }));
  const known = [project, source, target];
  const assertKnown = async (id: string) => {
    if (!known.includes(id)) throw notFound('project');
  };
  let last = 0;
  const looseForms = looseFormsModule({
    unitOfWork: { run: (work) => work(stores), read: (work) => work(stores) },
    projects: {
      assertExists: assertKnown,
      assertWritable: async (id) => {
        await assertKnown(id);
        return { frame: { name: '', locale: '' } };
      },
    },
    counters: {
      take: async (_frame, _kind, count = 1) => {
        last += count;
        return last - count + 1;
      },
    },
    clock: () => NOW,
  });
  return {
    ...looseForms,
    caller,
    project,
    source,
    target,
    duplicated: () =>
      makeEvent(projectDuplicated, {
        source: 'projects',
        frameId: caller.frameId,
        key: target,
        data: { project_id: target, source_id: project, with_forms: true },
      }),
    attached: async (id: string) => (await looseForms.listLooseForms(caller, id, {})).items.map(({ link }) => link.id),
    actions: () =>
      events
        .splice(0)
        .map(({ event }) => event)
        .filter(({ type }) => type === 'history.line_recorded.v1')
        .map(({ data }) => (data as { action: string }).action),
  };
}

type Deps = Parameters<typeof looseFormsModule>[0];

describe('loose forms', () => {
  it('are attached several times, listed with those of merged projects, and detached once', async () => {
    const { caller, project, source, attachLooseForm, detachLooseForm, readLooseForm, attached, actions } =
      await setUp();
    const [one, two] = [await attachLooseForm(caller, project, 1), await attachLooseForm(caller, project, 1)];
    await attachLooseForm(caller, source, 1);

    expect(await attached(project)).toEqual([3, 2, 1]);
    await detachLooseForm(caller, project, one.link.id);
    expect(await attached(project)).toEqual([3, 2]);
    expect((await readLooseForm(caller, one.link.id)).link.deletedAt).toEqual(NOW);
    const again = detachLooseForm(caller, project, one.link.id);
    await expect(again).rejects.toMatchObject({ code: 'loose_form_model_not_found' });
    await expect(detachLooseForm(caller, source, two.link.id)).rejects.toMatchObject({
      code: 'loose_form_model_not_found',
    });
    expect(actions()).toHaveLength(4);
  });

  it('are attached once for an idempotency key', async () => {
    const { caller, project, attachLooseForm, attached } = await setUp();
    const attach = () => attachLooseForm(caller, project, 1, 'run-1');
    const [one, two] = [await attach(), await attach()];

    expect([two.link, await attached(project)]).toEqual([one.link, [one.link.id]]);
  });

  it.each([
    ['form_model_not_found', 2],
    ['form_model_not_found', 9],
  ])('need a form that is not deleted: %s for %s', async (code, formId) => {
    const { caller, project, attachLooseForm } = await setUp();

    await expect(attachLooseForm(caller, project, formId)).rejects.toMatchObject({ code });
  });

  it('need a project and a loose form of the tenant', async () => {
    const { caller, project, attachLooseForm, readLooseForm, listLooseForms } = await setUp();
    const { link } = await attachLooseForm(caller, project, 1);
    const unknown = { code: 'project_model_not_found' };

    await expect(attachLooseForm(caller, newId(), 1)).rejects.toMatchObject(unknown);
    await expect(listLooseForms(caller, newId(), {})).rejects.toMatchObject(unknown);
    await expect(readLooseForm(aCaller(), link.id)).rejects.toMatchObject({ code: 'loose_form_model_not_found' });
  });

  it('are copied with their project once, without detached ones', async () => {
    const { caller, project, target, attachLooseForm, detachLooseForm, copyLooseForms, duplicated, attached } =
      await setUp();
    for (const _ of [1, 2]) await attachLooseForm(caller, project, 1);
    const { link } = await attachLooseForm(caller, project, 1);
    await detachLooseForm(caller, project, link.id);
    const event = duplicated();
    await copyLooseForms(event);
    const copies = await attached(target);
    await copyLooseForms(event);

    expect(copies).toHaveLength(2);
    expect(await attached(target)).toEqual(copies);
  });
});
