import { AppError, notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import type { ReadProject } from '../views/assemble-projects';
import { isExpired, type ShareableField, shareableFields } from './share';
import type { ShareIndex } from './share-index';

export type OpenedShare = Pick<ReadProject['project'], 'name' | 'frame'> & {
  readonly fields: Partial<Pick<ReadProject['project'], ShareableField>>;
};

interface Deps {
  readonly shareIndex: ShareIndex;
  readonly readUnrestricted: (caller: { frameId: string }, id: string) => Promise<ReadProject>;
  readonly clock: Clock;
}

/** Returns the name and the shared fields of a project. */
export function makeOpenShare({ shareIndex, readUnrestricted, clock }: Deps) {
  return async (token: string): Promise<OpenedShare> => {
    const shared = await shareIndex.find(token);
    if (!shared) throw notFound('share');
    const { project } = await readUnrestricted({ frameId: shared.frameId }, shared.projectId);
    const { share_settings: settings, share_token } = project;
    if (share_token !== token || !settings) throw notFound('share');
    if (project.deleted_at) throw new AppError('gone', 'link_revoked', 'The shared project was deleted.');
    if (isExpired(settings, clock())) throw new AppError('gone', 'link_expired', 'This link has expired.');
    const allowed = shareableFields.filter((field) => settings.fields.includes(field));
    const fields = Object.fromEntries(allowed.map((field) => [field, project[field]]));
    return { name: project.name, frame: project.frame, fields };
  };
}
