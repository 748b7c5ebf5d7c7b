import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import { type OrderRequest, reorder } from '../funnels/reorder';
import type { Attachment } from './attachment';

const WORDS = {
  model: 'step_attachment',
  field: 'attachment_ids',
  items: 'attachments of the step',
  whole: 'the attachments',
};

/** Reorders the attachments of a step. Locks the funnel, so that concurrent requests are serialized. */
export function makeOrderAttachments({ unitOfWork }: { unitOfWork: UnitOfWork<BoardStores> }) {
  return ({ frameId }: Caller, stepId: string, order: OrderRequest): Promise<readonly Attachment[]> =>
    unitOfWork.run(frameId, async ({ funnels, attachments }) => {
      const funnelId = await funnels.funnelOfStep(frameId, stepId);
      const funnel = funnelId && (await funnels.lock(frameId, funnelId));
      if (!funnel || funnel.deletedAt) throw notFound('step');
      const ordered = reorder(await attachments.ofStep(frameId, stepId), order, WORDS);
      await attachments.setOrder(
        frameId,
        ordered.map(({ id }) => id),
      );
      return ordered;
    });
}
