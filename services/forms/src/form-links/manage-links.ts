import { notFound } from '@trackway/errors';
import { type PageMeta, pageMeta, readPage } from '@trackway/http';
import type { Caller, Clock, NewId } from '@trackway/runtime';
import type { Accessor } from '../answers/accessor';
import { openContext } from '../answers/open-context';
import type { ProjectDirectory } from '../projects/project-directory';
import type { StepDirectory } from '../projects/step-directory';
import type { UnitOfWork } from '../unit-of-work';
import type { FormLink } from './form-link';
import { hashOf } from './link-token';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly projects: ProjectDirectory;
  readonly steps: StepDirectory;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly clock: Clock;
}

export interface GenerateLink {
  readonly formId: number;
  readonly accessor: Accessor;
  readonly expiresAt: Date;
  readonly singleUse: boolean;
}

/** Makes a link by which a form is answered in one context. Its token is known now, and to nobody later. */
export function makeGenerateLink(deps: Deps) {
  return async (
    caller: Caller,
    { formId, accessor, expiresAt, singleUse }: GenerateLink,
  ): Promise<{ link: FormLink; token: string }> => {
    await deps.projects.requireOpen(accessor.projectId);
    await deps.steps.require(accessor);
    const token = deps.newToken();
    const link: FormLink = {
      id: deps.newId(),
      frameId: caller.frameId,
      tokenHash: hashOf(token),
      formId,
      accessor,
      singleUse,
      expiresAt,
      spentAt: null,
      revokedAt: null,
      createdBy: caller.id,
      createdAt: deps.clock(),
    };
    await deps.unitOfWork.run(async (stores) => {
      await openContext(stores, caller.frameId, formId, accessor);
      await stores.formLinks.insert(link);
    });
    return { link, token };
  };
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
