import { newId } from '@trackway/runtime';
import type { FormStore } from './form-store';
import { aField, aForm } from './sample-form';

const PAGE = { page: 1, perPage: 2 };

/** What every store of forms does. */
export function describeFormStore(name: string, open: () => FormStore): void {
  describe(`FormStore: ${name}`, () => {
    let frameId: string;
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

    beforeEach(() => {
      frameId = newId();
    });

    it('stores and updates a form with all members, for its frame only', async () => {
      const form = aForm({ frameId });
      const group = aField({ type: 'group', fields: [aField({ type: 'number' })], itemLabel: 'Line' });
      const visibleWhen = { all: [{ field_id: group.id, operator: 'is_not_null' as const }] };
      const changed = {
        ...form,
        title: 'Order',
        fields: [group, aField({ key: 'sum', visibleWhen, validation: { max_length: 9 } })],
        page: { ...form.page, review: true, translations: { pt: { title: 'Survey' } } },
        version: 2,
        deletedAt: at(1),
      };
      await open().insert(form);
      await open().update(changed);

      expect(await open().findMany(frameId, [2, 1])).toEqual([changed]);
      expect(await open().findMany(newId(), [1])).toEqual([]);
      await expect(open().update({ ...changed, version: 4 })).rejects.toThrow('outdated version');
    });

    it('finds forms by the fields of their newest version', async () => {
      const [kept, removed] = [aField(), aField()];
      const form = aForm({ frameId, fields: [kept, removed] });
      await open().insert(form);
      await open().update({ ...form, fields: [kept], version: 2 });
      const ids = async (fieldId: string) => (await open().findByFields(frameId, [fieldId])).map(({ id }) => id);

      expect([await ids(kept.id), await ids(removed.id)]).toEqual([[1], []]);
    });

    it('returns each field as in the newest version that contains it', async () => {
      const [kept, removed] = [aField(), aField({ type: 'group', fields: [aField()] })];
      const form = aForm({ frameId, fields: [kept, removed] });
      await open().insert(form);
      await open().update({ ...form, fields: [{ ...kept, label: 'Full name' }], version: 2 });

      const fields = await open().pastFields(frameId, [1, 2]);

      expect(fields).toEqual([
        { id: kept.id, label: 'Full name', type: 'short_text', required: false, formId: 1, version: 2 },
        expect.objectContaining({ id: removed.id, version: 1, fields: removed.fields }),
      ]);
      expect(await open().pastFields(newId(), [1])).toEqual([]);
    });

    it('lists the newest first, in pages, with conditions', async () => {
      const forms = [1, 2, 3].map((id) => aForm({ id, frameId, createdAt: at(id), title: `Form ${id}` }));
      for (const form of forms) await open().insert(form);
      const [first, second, third] = forms;
      await open().update({ ...aForm({ ...second }), version: 2, deletedAt: at(9) });
      const current = { deleted_at: null };

      expect(await open().page(frameId, {}, PAGE)).toMatchObject({ items: [{ id: 3 }, { id: 2 }], total: 3 });
      expect(await open().page(frameId, current, PAGE)).toEqual({ items: [third, first], total: 2 });
      const titled = { ...current, title: { $in: ['Form 1'] } };
      expect(await open().page(frameId, titled, PAGE)).toEqual({ items: [first], total: 1 });
      const edges = await open().edges(frameId, current, PAGE);
      expect([edges.total, ...edges.items.map(({ form }) => form)]).toEqual([
        2,
        { id: 3, title: 'Form 3' },
        { id: 1, title: 'Form 1' },
      ]);
      expect(edges.items[0]).toEqual({
        ...{ id: third?.fields[0]?.id, label: 'Name', type: 'short_text', form: { id: 3, title: 'Form 3' } },
      });
      expect(await open().edges(frameId, current, { page: 2, perPage: 1 })).toEqual({
        items: [edges.items[1]],
        total: 2,
      });
      expect(await open().edges(newId(), current, PAGE)).toEqual({ items: [], total: 0 });
    });
  });
}
