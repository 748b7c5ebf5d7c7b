import { isAppError, notFound } from '@trackway/errors';
import type { Clock, NewId } from '@trackway/runtime';
import { openContext } from '../answers/open-context';
import type { Form } from '../forms/form';
import type { FrameFacts, ProjectDirectory } from '../projects/project-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import { callerOf, closed, type FormLink, refuseClosed } from './form-link';
import type { SubmissionStores } from './form-link-store';
import type { AccessKind, Visitor } from './link-access';
import { checkPin } from './link-pin';
import { hashOf } from './link-token';

export interface OpenLink {
  readonly link: FormLink;
  readonly form: Form;
  /** Who asks, as whoever answers should know. */
  readonly frame: FrameFacts;
}

/** What a visitor brings beside the token. */
export interface Visit {
  readonly pin?: string | undefined;
  readonly visitor: Visitor;
}

/**
 * What stands behind a token. Looking at it changes nothing.
 * @throws AppError 404 for a token that was never given; 410 with the reason where it can't be used any more; 403
 * `invalid_pin` where its PIN is not told.
 */
export function makeOpenLink(deps: {
  unitOfWork: UnitOfWork<SubmissionStores>;
  projects: ProjectDirectory;
  newId: NewId;
  clock: Clock;
}) {
  const findLink = makeFindLink(deps);
  return async (token: string, { pin, visitor }: Visit, kind: AccessKind | null = null): Promise<OpenLink> => {
    const link = await findLink(token);
    const now = deps.clock();
    refuseClosed(link, now);
    const log = (what: AccessKind) => logged(deps, link, what, visitor);
    try {
      await deps.unitOfWork.read(({ formLinks }) => checkPin(formLinks, link, pin, now));
    } catch (error) {
      if (pin !== undefined && isAppError(error) && error.code === 'invalid_pin') await log('refused_pin');
      throw error;
    }
    const { frame } = await goneWhereMissing(() => deps.projects.requireOpen(link.accessor.projectId, callerOf(link)));
    const form = await deps.unitOfWork.read((stores) => formBehind(stores, link));
    if (kind) await log(kind);
    return { link, form, frame };
  };
}

async function logged(
  { unitOfWork, newId, clock }: { unitOfWork: UnitOfWork<SubmissionStores>; newId: NewId; clock: Clock },
  { id, frameId }: FormLink,
  kind: AccessKind,
  visitor: Visitor,
): Promise<void> {
  const access = { id: newId(), frameId, linkId: id, kind, ...visitor, at: clock() };
  await unitOfWork.read(({ formLinks }) => formLinks.addAccess(access));
}

/** The link of a token, whether or not it can be used still. @throws AppError 404 for a token that was never given. */
export function makeFindLink({ unitOfWork }: { unitOfWork: UnitOfWork<SubmissionStores> }) {
  return async (token: string): Promise<FormLink> => {
    const link = await unitOfWork.read(({ formLinks }) => formLinks.findByTokenHash(hashOf(token)));
    if (!link) throw notFound('form_link');
    return link;
  };
}

/** The form as it is now. A link outlives its form, its project or its loose form only to say that it is gone. */
export function formBehind(stores: SubmissionStores, link: FormLink): Promise<Form> {
  return goneWhereMissing(() => openContext(stores, link.frameId, link.formId, link.accessor));
}

async function goneWhereMissing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAppError(error) && (error.kind === 'not_found' || error.code === 'merged_project')
      ? closed('revoked')
      : error;
  }
}
