import type { UnitOfWork } from '@trackway/application';
import { newId } from '@trackway/runtime';
import { newContact } from '../directory/contacts/contact';
import { newCustomer } from '../directory/customers/customer';
import { aUser } from '../identity/fake-identity-samples';
import { aProject } from '../projects/fake-project-samples';
import type { ImportStores } from './stores/import-stores';

const NOW = new Date('2026-05-04T12:00:00Z');

/** What the stores of imports do, in PostgreSQL and in memory. */
export function describeImportStores(name: string, open: () => UnitOfWork<ImportStores>): void {
  describe(`${name} as the stores of imports`, () => {
    let frameId: string;
    let operationId: string;
    const run = <T>(work: (stores: ImportStores) => Promise<T>) => open().run(frameId, work);
    const outcome = (rowNumber: number) => ({ rowNumber, outcome: 'created' as const, id: newId(), errors: [] });
    const cause = {
      ...{ type: 'project' as const, actor: { kind: 'user' as const, id: newId(), name: null } },
      ...{ correlationId: newId(), causationId: null },
    };
    const add = (...numbers: number[]) => {
      const outcomes = numbers.map(outcome);
      const batch = { operationId, outcomes, journal: [], cause };
      return run(({ appliedBatches }) => appliedBatches.add(frameId, batch)).then(() => outcomes);
    };

    beforeEach(() => {
      [frameId, operationId] = [newId(), newId()];
    });

    it('find the outcomes of rows in any batch, and list them in the order of the sheet', async () => {
      const second = await add(4, 5);
      const first = await add(2, 3);

      await run(async ({ appliedBatches: batches }) => {
        expect(await batches.find(frameId, operationId, 3, 3)).toEqual(first);
        expect(await batches.find(frameId, operationId, 3, 4)).toHaveLength(4);
        expect(await batches.find(frameId, operationId, 6, 9)).toEqual([]);
        expect(await batches.find(frameId, newId(), 2, 5)).toEqual([]);
        expect(await batches.listAfter(frameId, operationId, 0, 10)).toEqual([first, second]);
        expect(await batches.listAfter(frameId, operationId, 0, 1)).toEqual([first]);
        expect(await batches.listAfter(frameId, operationId, 2, 10)).toEqual([second]);
        expect(await batches.firstRows(frameId, operationId)).toEqual([4, 2]);
      });
    });

    it('end an attempt and earlier ones, without a batch of its own', async () => {
      await add(2);
      await run(async ({ appliedBatches: batches }) => {
        const attempts = () => Promise.all([1, 2, 3].map((attempt) => batches.hasEnded(frameId, operationId, attempt)));
        expect(await attempts()).toEqual([false, false, false]);
        await batches.endAttempt(frameId, operationId, 2);
        await batches.endAttempt(frameId, operationId, 1);
        expect(await attempts()).toEqual([true, true, false]);
        expect(await batches.firstRows(frameId, operationId)).toEqual([2]);
      });
    });

    it('store tombstones and the result of a rollback, which ends the import', async () => {
      const outcomes = await add(2);
      const id = newId();
      const record = { kind: 'project', id, version: 3, restoredVersion: 1 } as const;
      const result = { restored: 1, removed: 0, retained: [], records: [record] };

      await run(async ({ appliedBatches: batches }) => {
        await batches.storeTombstones(frameId, operationId, 2, [id]);
        await batches.storeRollback(frameId, operationId, 2, result);
        const held = await batches.hold(frameId, operationId, 2);
        expect(held).toEqual({ outcomes, journal: [], tombstones: [id], rolledBack: result });
        expect(await batches.hold(frameId, operationId, 3)).toBeUndefined();
        expect(await batches.hasEnded(frameId, operationId, 9)).toBe(true);
      });
    });

    it('find projects and customers by what cells name them, without deleted ones', async () => {
      const project = aProject({ code: 'P-1', oldId: 'old', name: 'Roof' });
      const [ana, gone] = ['Ana', 'Bo'].map((text) => newCustomer({ id: newId(), name: text, document: text }, NOW));
      await run(async ({ projects, customers }) => {
        await projects.insert(frameId, project);
        for (const one of [ana, gone]) if (one) await customers.insert(frameId, one);
        if (gone) await customers.update(frameId, { ...gone, deletedAt: NOW });
      });

      await run(async ({ references }) => {
        const found = await references.matching(frameId, 'project.code', ['P-1', 'P-2']);
        expect(found).toEqual([{ id: project.id, names: ['P-1'] }]);
        expect(await references.matching(frameId, 'customer.name', ['Bo'])).toEqual([]);
        expect((await references.customers(frameId, ['Ana', 'Bo'])).map(({ id }) => id)).toEqual([ana?.id]);
        expect((await references.projects(frameId, ['old'])).map(({ id }) => id)).toEqual([project.id]);
        const named = { id: project.id, code: 'P-1', oldId: 'old', name: 'Roof', mergedId: null };
        expect(await references.namedProjects(frameId, ['Roof'])).toEqual([named]);
      });
    });

    it('find records that were deleted, archived or merged by id, with their names', async () => {
      const life = { createdAt: NOW, updatedAt: NOW, deletedAt: NOW };
      const [live, gone] = ['Ana', 'Bo'].map((name) => newCustomer({ id: newId(), name, document: name }, NOW));
      const contact = newContact({ id: 7, name: 'Ana', email: 'Ana@example.org' }, NOW);
      const user = { ...aUser({ email: 'Bo@example.org' }), ...life };
      const [target, merged] = [aProject({ code: 'P' }), aProject({ code: 'Q', oldId: 'old' })];
      await run(async ({ projects, customers, contacts, users }) => {
        for (const one of [live, gone]) if (one) await customers.insert(frameId, one);
        if (gone) await customers.update(frameId, { ...gone, deletedAt: NOW });
        await contacts.insertMany(frameId, [{ ...contact, deletedAt: NOW }]);
        await users.insert(frameId, user);
        await users.update(frameId, user);
        await projects.insert(frameId, target, { ...merged, mergedId: target.id });
      });
      const named = (id: string | number, ...names: string[]) => ({ id, names: [String(id), ...names] });

      await run(async ({ references }) => {
        const customerIds = [live, gone].map((one) => one?.id ?? '');
        expect(await references.retired(frameId, 'customer', customerIds)).toEqual([named(gone?.id ?? '', 'Bo', 'Bo')]);
        expect(await references.retired(frameId, 'contact', [7, 8])).toEqual([named(7, 'ana@example.org')]);
        expect(await references.retired(frameId, 'user', [user.id])).toEqual([named(user.id, 'bo@example.org')]);
        const found = await references.retired(frameId, 'project', [target.id, merged.id]);
        expect(found).toEqual([named(merged.id, 'Q', 'old')]);
        expect(await references.retired(frameId, 'project', [])).toEqual([]);
      });
    });

    it('find records in use by others, and mark and remove projects', async () => {
      const [parent, child] = [aProject(), aProject()];
      await run(({ projects }) => projects.insert(frameId, parent, { ...child, parentId: parent.id }));

      await run(async ({ rollbacks, projects }) => {
        const both = [parent.id, child.id];
        expect(await rollbacks.inUse(frameId, 'project', [parent.id])).toEqual(new Set([parent.id]));
        expect(await rollbacks.inUse(frameId, 'project', both)).toEqual(new Set());
        await rollbacks.setTombstones(frameId, [child.id], NOW);
        const [marked] = await projects.findMany(frameId, [child.id]);
        expect([marked?.deletedAt, marked?.version]).toEqual([NOW, child.version]);
        await rollbacks.clearTombstones(frameId, [child.id]);
        expect((await projects.findMany(frameId, [child.id]))[0]?.deletedAt).toBeNull();
        await rollbacks.remove(frameId, 'project', [child.id]);
        expect((await projects.findMany(frameId, both)).map(({ id }) => id)).toEqual([parent.id]);
      });
    });

    it('remove projects with their groups', async () => {
      const [project, life] = [aProject(), { version: 1, createdAt: NOW, updatedAt: NOW, deletedAt: null }];
      const group = { id: newId(), name: newId(), color: null, ...life };

      await run(async ({ projects, groups, members, rollbacks }) => {
        await projects.insert(frameId, project);
        await groups.insert(frameId, group);
        await members.append(frameId, group.id, project.id);
        expect(await rollbacks.inUse(frameId, 'group', [group.id])).toEqual(new Set([group.id]));
        await rollbacks.remove(frameId, 'project', [project.id]);
        expect(await rollbacks.inUse(frameId, 'group', [group.id])).toEqual(new Set());
      });
    });
  });
}
