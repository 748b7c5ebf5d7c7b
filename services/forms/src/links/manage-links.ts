import { type PageMeta, pageMeta, readPage } from '@trackway/application';
import { notFound } from '@trackway/errors';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import { openContext } from '../answers/open-context';
import { type GivenAnswer, planAnswers } from '../answers/plan-answers';
import type { Form } from '../forms/form';
import type { Accessor } from '../projects/accessor';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { FormLink, LinkContext, PrefilledValue } from './form-link';
import type { SubmissionStores } from './form-link-store';
import { hashPin } from './link-pin';
import { hashOf } from './link-token';

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
  /** Default: shared for one link of single use, else separate. */
  readonly context?: LinkContext | undefined;
  readonly pin: string | null;
  readonly prefill: readonly GivenAnswer[];
  /** How many links. */
  readonly quantity: number;
}

/** Makes links by which a form is answered in one context. Their tokens are known now, and to nobody later. */
export function makeGenerateLinks(deps: Deps) {
  return async (
    caller: Caller,
    { formId, accessor, expiresAt, singleUse, context, pin, prefill, quantity }: GenerateLinks,
  ): Promise<{ link: FormLink; token: string }[]> => {
    await deps.projects.requireOpen(accessor.projectId);
    await deps.steps.require(accessor);
    const contextOrDefault = context ?? (singleUse && quantity === 1 ? 'shared' : 'separate');
    const pinHash = pin === null ? null : await hashPin(pin);
    return deps.unitOfWork.run(async (stores) => {
      const form = await openContext(stores, caller.frameId, formId, accessor);
      const prefilled = checkPrefill(form, prefill);
      const made = Array.from({ length: quantity }, () => {
        const token = deps.newToken();
        const identity = { id: deps.newId(), frameId: caller.frameId, tokenHash: hashOf(token) };
        const use = { formId, accessor, singleUse, context: contextOrDefault, pinHash, prefill: prefilled, expiresAt };
        const life = { spentAt: null, revokedAt: null, createdBy: caller.id, createdAt: deps.clock() };
        return { token, link: { ...identity, ...use, ...life } };
      });
      await stores.formLinks.insert(made.map(({ link }) => link));
      return made;
    });
  };
}

/** Held to the rules of the fields, as if somebody had written it there. */
function checkPrefill({ fields }: Form, given: readonly GivenAnswer[]): PrefilledValue[] {
  const optional = fields.map((field) => ({ ...field, required: false }));
  const { values } = planAnswers(optional, new Map(), given, { path: 'prefill' });
  return given.flatMap(({ field_id }) => {
    const value = values.get(field_id);
    return value === undefined || value === null ? [] : [{ fieldId: field_id, value }];
  });
}

/** Takes a link back. A second time is 404. */
export function makeRevokeLink({ unitOfWork, clock }: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return (caller: Caller, id: string): Promise<FormLink> =>
    unitOfWork.run(async ({ formLinks }) => {
      const link = await formLinks.find(caller.frameId, id);
      if (!link || link.revokedAt) throw notFound('form_link');
      const now = clock();
      await formLinks.revoke(link, now);
      return { ...link, revokedAt: now };
    });
}

/** A page of links, newest first, of one form where it is named. */
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
