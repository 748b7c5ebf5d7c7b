import type { Page } from '@trackway/application';
import { type Conditions, matchesConditions } from '@trackway/mongo';
import type { Form } from './form';
import type { Edge, FormStore, PastField } from './form-store';

/** Forms with their versions in memory. */
export class FakeFormStore implements FormStore {
  private readonly versions = new Map<string, readonly Form[]>();

  async findMany(frameId: string, ids: readonly number[]): Promise<readonly Form[]> {
    return this.current(frameId).filter(({ id }) => ids.includes(id));
  }

  async findByFields(frameId: string, fieldIds: readonly string[]): Promise<readonly Form[]> {
    return this.current(frameId).filter(({ fields }) => fields.some(({ id }) => fieldIds.includes(id)));
  }

  async page(frameId: string, conditions: Conditions, { page, perPage }: Page) {
    const found = this.matching(frameId, conditions);
    return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  }

  async pastFields(frameId: string, ids: readonly number[]): Promise<readonly PastField[]> {
    const newest = new Map<string, PastField>();
    for (const { id: formId, version, fields } of this.newestVersions(frameId, ids)) {
      for (const { id, label, type, required, fields: columns } of fields) {
        const field = { id, label, type, required, formId, version, ...(columns ? { fields: columns } : {}) };
        if (!newest.has(id)) newest.set(id, field);
      }
    }
    return [...newest.values()];
  }

  async edges(frameId: string, conditions: Conditions, { page, perPage }: Page) {
    const all = this.matching(frameId, conditions).flatMap(({ id: formId, title, fields }): Edge[] =>
      fields
        .filter(({ type }) => type !== 'section')
        .map(({ id, label, type }) => ({ id, label, type, form: { id: formId, title } })),
    );
    return { items: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  }

  async insert(form: Form): Promise<void> {
    this.versions.set(keyOf(form), [form]);
  }

  async update(form: Form): Promise<void> {
    const versions = this.versions.get(keyOf(form)) ?? [];
    if (versions.at(-1)?.version !== form.version - 1) {
      throw new Error('The form was updated from an outdated version.');
    }
    this.versions.set(keyOf(form), [...versions, form]);
  }

  private current(frameId: string): Form[] {
    const newest = [...this.versions.values()].flatMap((versions) => versions.at(-1) ?? []);
    return newest.filter((form) => form.frameId === frameId);
  }

  private newestVersions(frameId: string, ids: readonly number[]): Form[] {
    return [...this.versions.values()]
      .flat()
      .filter((form) => form.frameId === frameId && ids.includes(form.id))
      .toSorted((one, other) => other.version - one.version);
  }

  /** Newest first. */
  private matching(frameId: string, conditions: Conditions): Form[] {
    return this.current(frameId)
      .filter(({ createdBy, deletedAt, ...form }) =>
        matchesConditions({ ...form, created_by: createdBy, deleted_at: deletedAt }, conditions),
      )
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id);
  }
}

function keyOf({ frameId, id }: Form): string {
  return `${frameId}/${id}`;
}
