import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { requireAnswerableForm } from '../answers/answerable-form';
import { type GivenAnswer, planAnswers } from '../answers/plan-answers';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { FormLink, LinkContext, PrefilledValue } from './form-link';
import type { SubmissionStores } from './form-link-store';
import { auditLink } from './link-audit';
import { hashPin } from './link-pin';
import { hashToken } from './link-token';

interface Deps {
  readonly unitOfWork: UnitOfWork<SubmissionStores>;
  readonly projects: ProjectDirectory;
  readonly steps: StepDirectory;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly clock: Clock;
}

export interface GenerateLinks {
  readonly formId: number;
  readonly accessor: Accessor;
  readonly expiresAt: Date;
  readonly singleUse: boolean;
  /** Default: shared for a single link for one use, otherwise separate. */
  readonly context?: LinkContext | undefined;
  readonly pin: string | null;
  readonly prefill: readonly GivenAnswer[];
  /** Number of links. */
  readonly quantity: number;
}

/** Creates links to answer a form in one context. Their tokens are returned only here. */
export function makeGenerateLinks(deps: Deps) {
  return async (
    caller: Caller,
    { formId, accessor, expiresAt, singleUse, context, pin, prefill, quantity }: GenerateLinks,
  ): Promise<{ link: FormLink; token: string }[]> => {
    await deps.projects.assertWritable(accessor.projectId, { field: 'accessor.project_id' });
    await deps.steps.assertExists(accessor);
    const contextOrDefault = context ?? (singleUse && quantity === 1 ? 'shared' : 'separate');
    const pinHash = pin === null ? null : await hashPin(pin);
    return deps.unitOfWork.run(async (stores) => {
      const form = await requireAnswerableForm(stores, caller.frameId, formId, accessor);
      const prefilled = readPrefill(form, prefill);
      const created = Array.from({ length: quantity }, () => {
        const token = deps.newToken();
        const identity = { id: deps.newId(), frameId: caller.frameId, tokenHash: hashToken(token) };
        const use = { formId, accessor, singleUse, context: contextOrDefault, pinHash, prefill: prefilled, expiresAt };
        const life = { spentAt: null, revokedAt: null, createdBy: caller.id, createdAt: deps.clock() };
        return { token, link: { ...identity, ...use, ...life } };
      });
      await stores.formLinks.insert(created.map(({ link }) => link));
      await stores.outbox.add(...created.map(({ link }) => auditLink(caller, 'created', link)));
      return created;
    });
  };
}

/** Validates initial values by the rules of their fields. */
function readPrefill({ fields }: Form, given: readonly GivenAnswer[]): PrefilledValue[] {
  const optional = fields.map((field) => ({ ...field, required: false }));
  const { values } = planAnswers(optional, new Map(), given, { path: 'prefill' });
  return given.flatMap(({ field_id }) => {
    const value = values.get(field_id);
    return value === undefined || value === null ? [] : [{ fieldId: field_id, value }];
  });
}

/** Revokes a link. Repeating it is 404. */
export function makeRevokeLink({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (caller: Caller, id: string): Promise<FormLink> =>
    unitOfWork.run(async ({ formLinks, outbox }) => {
      const link = await formLinks.find(caller.frameId, id);
      if (!link || link.revokedAt) throw notFound('form_link');
      const now = clock();
      await formLinks.revoke(link, now);
      await outbox.add(auditLink(caller, 'revoked', link));
      return { ...link, revokedAt: now };
    });
}

/** Returns a page of links, newest first, optionally of one form. */
export function makeListLinks({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return async (
    caller: Caller,
    formId: number | undefined,
    query: unknown,
  ): Promise<{ meta: PageMeta; items: readonly FormLink[] }> => {
    const page = readPage(query);
    const { items, total } = await unitOfWork.read(({ formLinks }) => formLinks.page(caller.frameId, formId, page));
    return { meta: pageMeta(page, total, items.length), items };
  };
}
