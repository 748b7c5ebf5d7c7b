import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound } from '@trackway/errors';
import { readQueryFilters } from '@trackway/mongo';
import type { Caller } from '@trackway/runtime';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Form } from './form';
import { edgeSearch, formSearch } from './form-search';
import type { Edge, FormStores } from './form-store';

/** Reads a form. @throws AppError 404 also for a deleted form */
export function makeReadForm({ unitOfWork }: { unitOfWork: UnitOfWork<FormStores> }) {
  return async (caller: Caller, id: number): Promise<Form> => {
    const [form] = await unitOfWork.read(({ forms }) => forms.findMany(caller.frameId, [id]));
    if (!form || form.deletedAt) throw notFound('form');
    return form;
  };
}

/** Finds forms in the frame of the caller, including deleted ones, in the order of the ids. */
export function makeFindForms({ unitOfWork }: { unitOfWork: UnitOfWork<FormStores> }) {
  return async (caller: Caller, ids: readonly number[]): Promise<Form[]> => {
    const found = await unitOfWork.read(({ forms }) => forms.findMany(caller.frameId, ids));
    const byId = new Map(found.map((form) => [form.id, form]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** Returns a page of edges: fields that have answers, in the order of their forms, newest first. */
export function makeListEdges({ unitOfWork }: { unitOfWork: UnitOfWork<FormStores> }) {
  return async (caller: Caller, query: unknown): Promise<{ meta: PageMeta; items: readonly Edge[] }> => {
    const page = readPage(query);
    const conditions = readQueryFilters(edgeSearch, query);
    const { items, total } = await unitOfWork.read(({ forms }) => forms.edges(caller.frameId, conditions, page));
    return { meta: pageMeta(page, total, items.length), items };
  };
}

/** Returns a page of forms, newest first, for the query of a listing. */
export function makeListForms({ unitOfWork }: { unitOfWork: UnitOfWork<FormStores> }) {
  return async (caller: Caller, query: unknown): Promise<{ meta: PageMeta; items: readonly Form[] }> => {
    const page = readPage(query);
    const conditions = readQueryFilters(formSearch, query);
    const { items, total } = await unitOfWork.read(({ forms }) => forms.page(caller.frameId, conditions, page));
    return { meta: pageMeta(page, total, items.length), items };
  };
}
