import type { Clock } from '@trackway/runtime';
import type { Attachment, MediaItem } from '../media-items/media-item';
import type { UnitOfWork } from '../unit-of-work';
import type { AttachmentFetcher } from './attachment-fetcher';

/** Longer than fetching all files of a message may take. */
const LEASE_MS = 15 * 60 * 1_000;
/** Seconds before each retry of files whose host was unavailable. */
const RETRY_SECONDS = [5, 60, 600];

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly fetcher: AttachmentFetcher;
  readonly clock: Clock;
}

/** Leases one message with files to fetch, and stores the result for each file. */
export function makeFetchAttachments({ unitOfWork, fetcher, clock }: Deps): () => Promise<boolean> {
  return async () => {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const claimed = await unitOfWork.read(({ mediaItems }) => mediaItems.claimFetch(now, until));
    if (!claimed) return false;
    const wait = RETRY_SECONDS[claimed.attempts - 1];
    const attachments: Attachment[] = [];
    for (const one of claimed.item.attachments) {
      attachments.push(await fetchPending(fetcher, claimed.item, one, wait === undefined));
    }
    const isLeft = attachments.some(({ status }) => status === 'pending');
    const fetchAt = isLeft && wait !== undefined ? new Date(clock().getTime() + wait * 1_000) : null;
    await unitOfWork.read(({ mediaItems }) => mediaItems.settleFetch(claimed.item, attachments, fetchAt));
    return true;
  };
}

async function fetchPending(
  fetcher: AttachmentFetcher,
  { frameId }: MediaItem,
  attachment: Attachment,
  isLast: boolean,
): Promise<Attachment> {
  if (attachment.status !== 'pending') return attachment;
  const { fetched, isTemporary } = await fetcher.fetch(frameId, attachment);
  return isTemporary && !isLast ? attachment : { ...attachment, ...fetched };
}
