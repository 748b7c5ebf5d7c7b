import { isAppError, notFound } from '@trackway/errors';
import type { Clock, NewId } from '@trackway/runtime';
import { requireAnswerableForm } from '../answers/answerable-form';
import type { Form } from '../forms/form';
import type { FrameProfile, ProjectDirectory } from '../projects/project-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Theme } from '../themes/theme';
import { assertUsable, callerOf, type FormLink, linkGone } from './form-link';
import type { SubmissionStores } from './form-link-store';
import { KeyedQueue } from './keyed-queue';
import type { AccessKind, Visitor } from './link-access';
import { checkPin } from './link-pin';
import { hashToken } from './link-token';

export interface OpenLink {
  readonly link: FormLink;
  readonly form: Form;
  /** The frame, as the respondent sees it. */
  readonly frame: FrameProfile;
  readonly theme: Theme;
}

/** Data of a public request in addition to the token. */
export interface Visit {
  readonly pin?: string | undefined;
  readonly visitor: Visitor;
}

/**
 * Returns the link and the form of a token, and records the access. Opening does not use up the link.
 * @throws AppError 404 for an unknown token, 410 if the link cannot be used any more, 403 `invalid_pin` without its PIN
 */
export function makeOpenLink(deps: {
  unitOfWork: UnitOfWork<SubmissionStores>;
  projects: ProjectDirectory;
  newId: NewId;
  clock: Clock;
}) {
  const findLink = makeFindLink(deps);
  const pinChecks = new KeyedQueue();
  return async (token: string, { pin, visitor }: Visit, kind: AccessKind | null = null): Promise<OpenLink> => {
    const link = await findLink(token);
    const now = deps.clock();
    assertUsable(link, now);
    const log = (what: AccessKind) => recordAccess(deps, link, what, visitor);
    try {
      // One at a time, because an attempt counts as wrong until it is checked.
      await pinChecks.run(link.id, () => deps.unitOfWork.read(({ formLinks }) => checkPin(formLinks, link, pin, now)));
    } catch (error) {
      if (pin !== undefined && isAppError(error) && error.code === 'invalid_pin') await log('refused_pin');
      throw error;
    }
    const { frame } = await asGoneIfMissing(() =>
      deps.projects.assertWritable(link.accessor.projectId, { caller: callerOf(link) }),
    );
    const [form, theme] = await deps.unitOfWork.read((stores) =>
      Promise.all([readLinkedForm(stores, link), stores.themes.read(link.frameId)]),
    );
    if (kind) await log(kind);
    return { link, form, frame, theme };
  };
}

async function recordAccess(
  { unitOfWork, newId, clock }: { unitOfWork: UnitOfWork<SubmissionStores>; newId: NewId; clock: Clock },
  { id, frameId }: FormLink,
  kind: AccessKind,
  visitor: Visitor,
): Promise<void> {
  const access = { id: newId(), frameId, linkId: id, kind, ...visitor, at: clock() };
  await unitOfWork.read(({ formLinks }) => formLinks.addAccess(access));
}

/** Finds the link of a token, including unusable ones. @throws AppError 404 for an unknown token */
export function makeFindLink({ unitOfWork }: { unitOfWork: UnitOfWork<SubmissionStores> }) {
  return async (token: string): Promise<FormLink> => {
    const link = await unitOfWork.read(({ formLinks }) => formLinks.findByTokenHash(hashToken(token)));
    if (!link) throw notFound('form_link');
    return link;
  };
}

/** Reads the current form of a link. @throws AppError 410 if the form, the project or the loose form was deleted */
export function readLinkedForm(stores: SubmissionStores, link: FormLink): Promise<Form> {
  return asGoneIfMissing(() => requireAnswerableForm(stores, link.frameId, link.formId, link.accessor));
}

async function asGoneIfMissing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAppError(error) && (error.kind === 'not_found' || error.code === 'merged_project')
      ? linkGone('revoked')
      : error;
  }
}
