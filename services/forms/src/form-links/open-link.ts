import { isAppError, notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import { openContext } from '../answers/open-context';
import type { Form } from '../forms/form';
import type { ProjectDirectory } from '../projects/project-directory';
import type { Stores, UnitOfWork } from '../unit-of-work';
import { callerOf, closed, type FormLink, refuseClosed } from './form-link';
import { hashOf } from './link-token';

export interface OpenLink {
  readonly link: FormLink;
  readonly form: Form;
}

/**
 * What stands behind a token. Looking at it changes nothing.
 * @throws AppError 404 for a token that was never given; 410 with the reason where it can't be used any more.
 */
export function makeOpenLink(deps: { unitOfWork: UnitOfWork; projects: ProjectDirectory; clock: Clock }) {
  const findLink = makeFindLink(deps);
  return async (token: string): Promise<OpenLink> => {
    const link = await findLink(token);
    refuseClosed(link, deps.clock());
    await goneWhereMissing(() => deps.projects.requireOpen(link.accessor.projectId, callerOf(link)));
    return { link, form: await deps.unitOfWork.read((stores) => formBehind(stores, link)) };
  };
}

/** The link of a token, whether or not it can be used still. @throws AppError 404 for a token that was never given. */
export function makeFindLink({ unitOfWork }: { unitOfWork: UnitOfWork }) {
  return async (token: string): Promise<FormLink> => {
    const link = await unitOfWork.read(({ formLinks }) => formLinks.findByTokenHash(hashOf(token)));
    if (!link) throw notFound('form_link');
    return link;
  };
}

/** The form as it is now. A link outlives its form, its project or its loose form only to say that it is gone. */
export function formBehind(stores: Stores, link: FormLink): Promise<Form> {
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
