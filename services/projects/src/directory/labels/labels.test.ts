import { newId } from '@trackway/runtime';
import { aCaller } from '@trackway/testkit';
import { FakeDirectory } from '../fake-directory';
import { auditGroup, auditTag } from './label-audit';
import { tagChangeEvent } from './tag-events';
import { type LabelKind, makeCreateLabel, makeDeleteLabel, makeRestoreLabel, makeUpdateLabel } from './write-label';

const NOW = new Date('2026-05-04T12:00:00Z');
const tag: LabelKind = {
  model: 'tag',
  store: ({ tags }) => tags,
  audit: auditTag,
  changeEvents: (caller, label, change) => [tagChangeEvent(caller, label, change)],
};
const group: LabelKind = {
  model: 'project_group',
  store: ({ groups }) => groups,
  audit: auditGroup,
  changeEvents: () => [],
};

function open(kind: LabelKind) {
  const directory = new FakeDirectory();
  const deps = { unitOfWork: directory, newId, clock: () => NOW };
  return {
    ...{ caller: aCaller(), directory },
    create: makeCreateLabel(deps, kind),
    update: makeUpdateLabel(deps, kind),
    remove: makeDeleteLabel(deps, kind),
    restore: makeRestoreLabel(deps, kind),
  };
}

describe.each([tag, group])('labels of the kind $model', (kind) => {
  const fields = { name: 'Urgent', color: kind === tag ? '#ff0000' : null };
  const notFound = { code: `${kind.model}_model_not_found` };
  const changes = (...all: string[]) => all.map((change) => `${kind.model}.${change}`);

  it('are created and published', async () => {
    const { caller, directory, create } = open(kind);
    const label = await create(caller, fields);

    expect(label).toMatchObject({ ...fields, version: 1 });
    expect(directory.recorded.entries).toEqual([label.id]);
    expect(directory.takeActions().filter((action) => !action.includes('changed'))).toEqual(changes('created'));
  });

  it('have a name of their own, also after a restore', async () => {
    const { caller, create, update, remove, restore } = open(kind);
    const { id } = await create(caller, fields);
    const other = await create(caller, { ...fields, name: 'B' });
    const conflict = { code: 'conflict', details: { validation: { name: expect.any(Array) } } };

    await expect(create(caller, fields)).rejects.toMatchObject(conflict);
    await expect(update(caller, { id: other.id, changes: { name: 'Urgent' } })).rejects.toMatchObject(conflict);
    await remove(caller, { id });
    await create(caller, fields);
    await expect(restore(caller, { id })).rejects.toMatchObject(conflict);
  });

  it('publish nothing without a change', async () => {
    const { caller, directory, create, update } = open(kind);
    const label = await create(caller, fields);
    directory.takeActions();

    expect(await update(caller, { id: label.id, changes: { name: 'Urgent' } })).toEqual(label);
    expect(directory.takeActions()).toEqual([]);
    expect(await update(caller, { id: label.id, ifVersion: 1, changes: { name: 'B' } })).toMatchObject({ version: 2 });
    expect(directory.takeActions()).toContain(`${kind.model}.updated`);
  });

  it('are deleted and restored once', async () => {
    const { caller, directory, create, update, remove, restore } = open(kind);
    const { id } = await create(caller, fields);

    await expect(restore(caller, { id })).rejects.toMatchObject(notFound);
    await expect(remove(caller, { id, ifVersion: 2 })).rejects.toMatchObject({ code: 'precondition_failed' });
    await remove(caller, { id });
    await expect(remove(caller, { id })).rejects.toMatchObject(notFound);
    await expect(update(caller, { id, changes: {} })).rejects.toMatchObject(notFound);
    expect(await restore(caller, { id })).toMatchObject({ deletedAt: null, version: 3 });
    const audited = directory.takeActions().filter((action) => !action.includes('changed'));
    expect(audited).toEqual(changes('created', 'deleted', 'restored'));
  });

  it('of another tenant are not found', async () => {
    const { caller, create, update, remove } = open(kind);
    const { id } = await create(caller, fields);

    await expect(update(aCaller(), { id, changes: { name: 'B' } })).rejects.toMatchObject(notFound);
    await expect(remove(aCaller(), { id })).rejects.toMatchObject(notFound);
  });
});
