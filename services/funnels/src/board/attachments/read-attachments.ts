import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import type { Attachment } from './attachment';

type Deps = { unitOfWork: UnitOfWork<BoardStores> };

/** The attachments of a step, in their order. */
export function makeListAttachments({ unitOfWork }: Deps) {
  return ({ frameId }: Caller, stepId: string): Promise<readonly Attachment[]> =>
    unitOfWork.run(frameId, async ({ funnels, attachments }) => {
      if (!(await funnels.funnelOfStep(frameId, stepId))) throw notFound('step');
      return await attachments.ofStep(frameId, stepId);
    });
}

/** For the file route, which has no caller: the link is the authorization. */
export function makeFindAttachment({ unitOfWork }: Deps) {
  return (frameId: string, id: string): Promise<Attachment | undefined> =>
    unitOfWork.run(frameId, ({ attachments }) => attachments.find(frameId, id));
}
