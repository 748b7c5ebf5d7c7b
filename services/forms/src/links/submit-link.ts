import { createHash } from 'node:crypto';
import { idempotencyKeyReused } from '@trackway/errors';
import type { Clock, NewId } from '@trackway/runtime';
import type { GivenAnswer } from '../answers/plan-answers';
import { respondentOf } from '../answers/put-answers';
import { writeAnswers } from '../answers/write-answers';
import type { Counters } from '../shared/counters';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import { assertUsable, callerOf, type FormLink } from './form-link';
import type { FormLinkStore, SubmissionStores } from './form-link-store';
import { KeyedQueue } from './keyed-queue';
import { type OpenLink, readLinkedForm, type Visit } from './open-link';
import { openResponse } from './response-context';
import { omitBlanks, resolveFiles } from './submitted-answers';

export interface SubmitLink {
  readonly answers: readonly GivenAnswer[];
  /** The `Idempotency-Key`. A repeated submission with the same key is stored once. */
  readonly key: string | undefined;
  readonly visit: Visit;
}

interface Deps {
  readonly unitOfWork: UnitOfWork<SubmissionStores>;
  readonly openLink: (token: string, visit: Visit) => Promise<OpenLink>;
  readonly findLink: (token: string) => Promise<FormLink>;
  readonly counters: Counters;
  readonly newId: NewId;
  readonly clock: Clock;
}

/**
 * Stores a submission if it contains all required answers. A submission uses up a single-use link. If several arrive at the
 * same time, one is stored and the others are rejected with 410.
 */
export function makeSubmitLink(deps: Deps) {
  const submissions = new KeyedQueue();
  return async (token: string, submission: SubmitLink): Promise<void> => {
    const bodyHash = createHash('sha256').update(JSON.stringify(submission.answers)).digest('hex');
    const found = await deps.findLink(token);
    const isRepeat = () =>
      deps.unitOfWork.read(({ formLinks }) => isRepeated(formLinks, found, submission.key, bodyHash));
    if (await isRepeat()) return;
    assertUsable(found, deps.clock());
    await submissions.run(found.id, async () => {
      if (await isRepeat()) return;
      const { link } = await deps.openLink(token, submission.visit);
      const looseFormId = link.context === 'shared' ? undefined : await deps.counters.take(link.frameId, 'loose_form');
      await deps.unitOfWork.run((stores) =>
        storeSubmission(stores, deps, link, { ...submission, bodyHash, looseFormId }),
      );
    });
  };
}

interface Submission extends SubmitLink {
  readonly bodyHash: string;
  /** Id of the new loose form for a separate context. */
  readonly looseFormId: number | undefined;
}

async function storeSubmission(
  stores: SubmissionStores & Transactional,
  deps: Deps,
  seen: FormLink,
  { answers, key, bodyHash, visit, looseFormId }: Submission,
): Promise<void> {
  if (await isRepeated(stores.formLinks, seen, key, bodyHash)) return;
  const { frameId, id: linkId } = seen;
  const link = (await stores.formLinks.find(frameId, linkId)) ?? seen;
  const now = deps.clock();
  assertUsable(link, now);
  // Before other writes, so that a concurrent submission fails early.
  if (link.singleUse) await stores.formLinks.spend(link, now);
  const form = await readLinkedForm(stores, link);
  const { given: named, files, ...options } = await resolveFiles(stores, link, form, answers);
  const given = omitBlanks(form, named);
  const by = respondentOf(callerOf(link));
  const accessor = await openResponse(stores, deps, { link, form, looseFormId });
  await writeAnswers(stores, deps, { form, accessor, given, by, way: 'form_link', complete: true, options });
  const fileIds = files.map(({ id }) => id);
  await stores.files.markUsed(frameId, fileIds);
  const access = { id: deps.newId(), frameId, linkId, kind: 'submitted', ...visit.visitor, at: now } as const;
  await stores.formLinks.addAccess(access);
  if (key !== undefined) await stores.formLinks.insertSubmission({ linkId, key, bodyHash, submittedAt: now });
}

async function isRepeated(
  formLinks: FormLinkStore,
  { id }: FormLink,
  key: string | undefined,
  bodyHash: string,
): Promise<boolean> {
  const earlier = key === undefined ? undefined : await formLinks.findSubmission(id, key);
  if (earlier && earlier.bodyHash !== bodyHash) throw idempotencyKeyReused();
  return earlier !== undefined;
}
