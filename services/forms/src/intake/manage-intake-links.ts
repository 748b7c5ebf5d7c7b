import { isDeepStrictEqual } from 'node:util';
import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound, referenceNotFound, rejectStale } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { Form } from '../forms/form';
import type { UnitOfWork } from '../shared/unit-of-work';
import { assertFieldsFit, assertMayCreate, assertRecordsExist } from './check-intake-link';
import { auditIntakeLink } from './intake-audit';
import type { IntakeDirectory } from './intake-directory';
import type { IntakeFields, IntakeLink, IntakeSettings } from './intake-link';
import type { IntakeStores } from './intake-store';
import type { IntakeSubmission } from './intake-submission';

interface Deps {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly intakeDirectory: IntakeDirectory;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly clock: Clock;
}

type Reads = Pick<Deps, 'unitOfWork'>;

export interface UpdateIntakeLink {
  readonly id: string;
  readonly changes: Partial<Omit<IntakeSettings, 'fields'>> & { readonly fields?: Partial<IntakeFields> | undefined };
  /** The version of `If-Match`. */
  readonly ifVersion?: number;
}

/** Creates an intake link. It is open at once. */
export function makeCreateIntakeLink(deps: Deps) {
  return async (caller: Caller, { formId, ...settings }: IntakeSettings & { formId: number }): Promise<IntakeLink> => {
    const { frameId } = caller;
    assertMayCreate(caller, settings);
    await assertRecordsExist(deps.intakeDirectory, settings);
    return deps.unitOfWork.run(async (stores) => {
      assertFieldsFit(await requireForm(stores, frameId, formId), settings.fields);
      const now = deps.clock();
      const usage = { total: 0, day: '', onDay: 0 };
      const life = { usage, version: 1, createdBy: caller.id, createdAt: now, updatedAt: now };
      const link = { id: deps.newId(), frameId, token: deps.newToken(), formId, ...settings, ...life };
      await stores.intake.insertLink(link);
      await stores.outbox.add(auditIntakeLink(caller, 'created', link));
      await stores.recordEffect(link.id);
      return link;
    });
  };
}

/** Changes settings. Without differences the version stays. */
export function makeUpdateIntakeLink(deps: Deps) {
  return async (caller: Caller, { id, changes, ifVersion }: UpdateIntakeLink): Promise<IntakeLink> => {
    const seen = await readLink(deps, caller, id);
    assertMayCreate(caller, { ...seen, ...changes });
    const { funnelId = null, templateId = null, customerId = null } = changes;
    await assertRecordsExist(deps.intakeDirectory, { funnelId, templateId, customerId });
    return deps.unitOfWork.run(async (stores) => {
      const current = await stores.intake.findLink(caller.frameId, id);
      if (!current) throw notFound('intake_link');
      rejectStale(current.version, ifVersion);
      const wanted = { ...current, ...changes, fields: { ...current.fields, ...changes.fields } };
      if (isDeepStrictEqual(wanted, current)) return current;
      if (changes.fields) assertFieldsFit(await requireForm(stores, caller.frameId, current.formId), wanted.fields);
      const link = { ...wanted, version: current.version + 1, updatedAt: deps.clock() };
      await stores.intake.updateLink(link);
      await stores.outbox.add(auditIntakeLink(caller, 'updated', link, { before: current }));
      return link;
    });
  };
}

export function makeReadIntakeLink(deps: Reads) {
  return (caller: Caller, id: string): Promise<IntakeLink> => readLink(deps, caller, id);
}

/** Returns a page of links, newest first, optionally of one form. */
export function makeListIntakeLinks({ unitOfWork }: Reads) {
  return async (
    { frameId }: Caller,
    formId: number | undefined,
    query: unknown,
  ): Promise<{ meta: PageMeta; items: readonly IntakeLink[] }> => {
    const page = readPage(query);
    const { items, total } = await unitOfWork.read(({ intake }) => intake.pageOfLinks(frameId, formId, page));
    return { meta: pageMeta(page, total, items.length), items };
  };
}

/** Returns a page of the submissions of a link, newest first. */
export function makeListSubmissions(deps: Reads) {
  return async (
    caller: Caller,
    linkId: string,
    query: unknown,
  ): Promise<{ meta: PageMeta; items: readonly IntakeSubmission[] }> => {
    const { frameId } = await readLink(deps, caller, linkId);
    const page = readPage(query);
    const found = await deps.unitOfWork.read(({ intake }) => intake.pageOfSubmissions(frameId, linkId, page));
    return { meta: pageMeta(page, found.total, found.items.length), items: found.items };
  };
}

async function readLink({ unitOfWork }: Reads, { frameId }: Caller, id: string): Promise<IntakeLink> {
  const link = await unitOfWork.read(({ intake }) => intake.findLink(frameId, id));
  if (!link) throw notFound('intake_link');
  return link;
}

async function requireForm({ forms }: IntakeStores, frameId: string, formId: number): Promise<Form> {
  const [form] = await forms.findMany(frameId, [formId]);
  if (!form || form.deletedAt) throw referenceNotFound('form', 'form_id', formId);
  return form;
}
