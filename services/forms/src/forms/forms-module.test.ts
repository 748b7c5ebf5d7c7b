import type { OutgoingEvent } from '@trackway/messaging';
import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import type { FieldDraft } from '../fields/plan-fields';
import { FakeFormStore } from './fake-form-store';
import { formsModule } from './forms-module';

const NOW = new Date('2026-01-01T12:00:00.000Z');
const NOT_FOUND = { code: 'form_model_not_found' };
const text: FieldDraft = { label: 'Name', type: 'short_text' };

function setUp() {
  const events: OutgoingEvent[] = [];
  const recorded: string[] = [];
  const stores = {
    forms: new FakeFormStore(),
    outbox: { add: async (...added: readonly OutgoingEvent[]) => void events.push(...added) },
    recordEffect: async (id: string) => void recorded.push(id),
  };
  let last = 0;
  const forms = formsModule({
    unitOfWork: { run: (work) => work(stores), read: (work) => work(stores) },
    counters: { take: async () => ++last },
    newId,
    clock: () => NOW,
  });
  return {
    ...forms,
    recorded,
    caller: aCaller(),
    create: (caller = aCaller(), fields: readonly FieldDraft[] = [text]) =>
      forms.createForm(caller, { title: 'Survey', description: '', fields, page: {} }),
    takeEvents: () => events.splice(0).map(({ event }) => event),
  };
}

describe('forms', () => {
  it('are created, changed, deleted and restored with an event and an entry in the audit log', async () => {
    const { caller, create, updateForm, deleteForm, restoreForm, takeEvents, recorded } = setUp();
    const { id } = await create(caller);
    await updateForm(caller, { id, title: 'Order', ifVersion: 1 });
    await deleteForm(caller, id, 2);
    const restored = await restoreForm(caller, id);

    expect(restored).toMatchObject({ title: 'Order', version: 4, deletedAt: null, createdBy: caller.id });
    const types = takeEvents().map(({ type, data }) => `${type} ${(data as { action?: string }).action ?? ''}`.trim());
    expect(types).toEqual(
      ['created', 'updated', 'deleted', 'restored'].flatMap((change) => [
        'forms.form_changed.v1',
        `audit.line_recorded.v1 form.${change}`,
      ]),
    );
    expect(recorded).toEqual([String(id)]);
  });

  it('keep the ids of fields that are sent again, and remove the others', async () => {
    const { caller, create, updateForm } = setUp();
    const { id, fields } = await create(caller, [text, { label: 'Area', type: 'number' }]);
    const [name] = fields;
    const kept: FieldDraft = { ...text, id: name?.id ?? '', label: 'Full name' };
    const changed = await updateForm(caller, { id, fields: [{ label: 'New', type: 'date' }, kept] });

    expect(changed.fields).toMatchObject([{ label: 'New' }, { id: name?.id, label: 'Full name' }]);
    await expect(updateForm(caller, { id, fields: [{ ...text, id: newId() }] })).rejects.toMatchObject({
      code: 'validation_errors',
    });
  });

  it('keep their version if nothing changes, and reject an old one', async () => {
    const { caller, create, updateForm, deleteForm, takeEvents } = setUp();
    const { id, title } = await create(caller);
    takeEvents();
    const same = await updateForm(caller, { id, title });
    await updateForm(caller, { id, title: 'Order' });
    const stale = { code: 'precondition_failed' };

    expect([same.version, takeEvents().length]).toEqual([1, 2]);
    await expect(updateForm(caller, { id, title: 'Other', ifVersion: 1 })).rejects.toMatchObject(stale);
    await expect(deleteForm(caller, id, 1)).rejects.toMatchObject(stale);
  });

  it('of another tenant, and deleted ones, are not found', async () => {
    const { caller, create, readForm, updateForm, deleteForm, restoreForm, findForms } = setUp();
    const { id } = await create(caller);
    await expect(readForm(aCaller(), id)).rejects.toMatchObject(NOT_FOUND);
    await expect(restoreForm(caller, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(deleteForm(aCaller(), id)).rejects.toMatchObject(NOT_FOUND);
    await deleteForm(caller, id);

    await expect(readForm(caller, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(updateForm(caller, { id, title: 'x' })).rejects.toMatchObject(NOT_FOUND);
    await expect(deleteForm(caller, id)).rejects.toMatchObject(NOT_FOUND);
    expect(await findForms(caller, [9, id])).toMatchObject([{ id }]);
  });

  it('are listed with filters, and their answered fields as edges', async () => {
    const { caller, create, deleteForm, listForms, listEdges } = setUp();
    const section: FieldDraft = { label: 'Part', type: 'section' };
    const forms = [await create(caller), await create(caller, [section, text]), await create(caller)];
    await deleteForm(caller, forms[2]?.id ?? 0);

    expect((await listForms(caller, { perPage: '1' })).items).toEqual([forms[1]]);
    expect((await listForms(caller, { filter: { trashed: 'only' } })).meta.total).toBe(1);
    expect((await listForms(aCaller(), {})).items).toEqual([]);
    await expect(listForms(caller, { filter: { colour: 'red' } })).rejects.toMatchObject({ code: 'validation_error' });
    const edges = await listEdges(caller, {});
    expect(edges.items.map(({ label, form }) => [label, form.id])).toEqual([
      ['Name', forms[1]?.id],
      ['Name', forms[0]?.id],
    ]);
    expect((await listEdges(caller, { page: '2', perPage: '1' })).items).toEqual([edges.items[1]]);
  });
});
