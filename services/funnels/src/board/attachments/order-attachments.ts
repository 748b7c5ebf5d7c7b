import { notFound } from '@trackway/errors';
import type { Caller } from '@trackway/runtime';
import type { BoardStores, UnitOfWork } from '../../unit-of-work';
import { auditStep } from '../funnels/funnel-audit';
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
  return (caller: Caller, stepId: string, order: OrderRequest): Promise<readonly Attachment[]> =>
    unitOfWork.run(caller.frameId, async ({ funnels, attachments, outbox }) => {
      const { frameId } = caller;
      const funnelId = await funnels.funnelOfStep(frameId, stepId);
      const funnel = funnelId ? await funnels.lock(frameId, funnelId) : undefined;
      const step = funnel?.steps.find(({ id }) => id === stepId);
      if (!funnel || funnel.deletedAt || !step) throw notFound('step');
      const current = await attachments.ofStep(frameId, stepId);
      const ordered = reorder(current, order, WORDS);
      if (ordered === current) return current;
      await attachments.setOrder(
        frameId,
        ordered.map(({ id }) => id),
      );
      const details = { attachment_ids: ordered.map(({ id }) => id) };
      await outbox.add(auditStep(caller, 'attachments_ordered', { step, funnel }, { details }));
      return ordered;
    });
}
