import { createHash } from 'node:crypto';
import { idempotencyKeyReused } from '@trackway/errors';
import { type Clock, currentContext, type NewId } from '@trackway/runtime';
import { missingAnswers } from '../answers/missing-answers';
import { type GivenAnswer, planAnswers } from '../answers/plan-answers';
import type { FieldValue } from '../fields/field-value';
import { KeyedQueue } from '../links/keyed-queue';
import { omitBlanks, resolveFiles } from '../links/submitted-answers';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import { contentOf, duplicateKeyOf } from './intake-content';
import { assertInUse, assertOpen, type IntakeLink, withSubmission } from './intake-link';
import type { IntakeStores } from './intake-store';
import type { IntakeContent, IntakeRequest, IntakeSubmission } from './intake-submission';
import { findIntakeLink, readIntakeForm, spendProof } from './open-intake';
import { invalidProof, type ProofsOfWork } from './proof-of-work';
import { attemptEnd } from './resume-submissions';

const HOUR_MS = 3_600_000;

export interface SubmitIntake {
  readonly answers: readonly GivenAnswer[];
  /** The `Idempotency-Key`. Without one, a repetition with the same proof of work is recognized. */
  readonly key: string | undefined;
  readonly proof: string | undefined;
}

export interface SubmittedIntake {
  readonly submission: IntakeSubmission;
  /** The same contact has sent the same answers before. `submission` is the first one. */
  readonly isDuplicate: boolean;
}

interface Deps {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly proofs: ProofsOfWork;
  readonly processSubmission: (submission: IntakeSubmission) => Promise<void>;
  readonly newId: NewId;
  readonly newToken: () => string;
  readonly clock: Clock;
}

/**
 * Accepts a submission: one transaction stores it, and counts it. Then its project is created. If that fails, the submission is
 * accepted nevertheless, and `makeResumeSubmissions` continues.
 */
export function makeSubmitIntake(deps: Deps) {
  const submissions = new KeyedQueue();
  return async (token: string, { answers, key, proof }: SubmitIntake): Promise<SubmittedIntake> => {
    const bodyHash = createHash('sha256').update(JSON.stringify(answers)).digest('hex');
    const link = await findIntakeLink(deps, token);
    const proofId = key === undefined ? deps.proofs.verify(link.id, proof) : undefined;
    const request = { linkId: link.id, key: key ?? String(proofId), bodyHash, isKeyed: key !== undefined };
    const repeated = await deps.unitOfWork.read((stores) => findRepeated(stores, request));
    if (repeated) return repeated;
    assertInUse(link, deps.clock());
    const verified = proofId ?? deps.proofs.verify(link.id, proof);
    const accepted = await submissions.run(link.id, () =>
      deps.unitOfWork.run((stores) => accept(stores, deps, link, { ...request, answers, proofId: verified })),
    );
    if (accepted.isNew) await deps.processSubmission(accepted.submission);
    return accepted;
  };
}

interface KeyedSubmission extends Pick<IntakeRequest, 'linkId' | 'key' | 'bodyHash'> {
  /** Whether the client has sent the key. */
  readonly isKeyed: boolean;
}

async function findRepeated(
  { intake }: Pick<IntakeStores, 'intake'>,
  { linkId, key, bodyHash, isKeyed }: KeyedSubmission,
): Promise<SubmittedIntake | undefined> {
  const earlier = await intake.findRequest(linkId, key);
  if (!earlier) return undefined;
  if (earlier.bodyHash !== bodyHash) throw isKeyed ? idempotencyKeyReused() : invalidProof('spent');
  const submission = await intake.findSubmission(earlier.frameId, earlier.submissionId);
  return submission && { submission, isDuplicate: earlier.isDuplicate };
}

async function accept(
  stores: IntakeStores & Transactional,
  deps: Deps,
  seen: IntakeLink,
  request: KeyedSubmission & { answers: readonly GivenAnswer[]; proofId: string },
): Promise<SubmittedIntake & { readonly isNew: boolean }> {
  const repeated = await findRepeated(stores, request);
  if (repeated) return { ...repeated, isNew: false };
  const { intake } = stores;
  const link = (await intake.findLink(seen.frameId, seen.id)) ?? seen;
  const now = deps.clock();
  assertInUse(link, now);
  const { content, fileIds } = await readContent(stores, link, request.answers);
  await spendProof(stores, link, request.proofId, now);
  const duplicateKey = link.duplicateWindowHours > 0 ? duplicateKeyOf(link.fields, content) : null;
  const first = await findFirst(stores, link, duplicateKey, now);
  if (!first) assertOpen(link, now);
  const submission = first
    ? { ...first, duplicates: first.duplicates + 1 }
    : aSubmission(deps, link, { content, duplicateKey, now });
  if (first) await intake.updateSubmission(submission);
  else await intake.insertSubmission(submission);
  if (!first) await stores.files.markUsed(link.frameId, fileIds);
  // Stored for duplicates too, so that concurrent submissions through one link conflict and see each other.
  await intake.storeUsage(link, first ? link.usage : withSubmission(link, now));
  const { key, bodyHash } = request;
  const isDuplicate = first !== undefined;
  const handled = { linkId: link.id, frameId: link.frameId, key, bodyHash, isDuplicate, submittedAt: now };
  await intake.insertRequest({ ...handled, submissionId: submission.id });
  return { submission, isDuplicate, isNew: !isDuplicate };
}

async function readContent(stores: IntakeStores, link: IntakeLink, answers: readonly GivenAnswer[]) {
  const form = await readIntakeForm(stores, link);
  const { given, files, ...options } = await resolveFiles(stores, link, form, answers);
  const { values, missing } = planAnswers(form.fields, new Map(), omitBlanks(form, given), options);
  if (missing.length > 0) throw missingAnswers(missing);
  const filled = new Map([...values].filter((entry): entry is [string, FieldValue] => entry[1] !== null));
  return { content: contentOf(link, form, filled), fileIds: files.map(({ id }) => id) };
}

function findFirst({ intake }: IntakeStores, link: IntakeLink, duplicateKey: string | null, now: Date) {
  if (duplicateKey === null) return undefined;
  const since = new Date(now.getTime() - link.duplicateWindowHours * HOUR_MS);
  return intake.findDuplicate(link.id, duplicateKey, since);
}

function aSubmission(
  { newId, newToken }: Pick<Deps, 'newId' | 'newToken'>,
  { id: linkId, frameId }: IntakeLink,
  { content, duplicateKey, now }: { content: IntakeContent; duplicateKey: string | null; now: Date },
): IntakeSubmission {
  const id = newId();
  const { correlationId = id, requestId = id } = currentContext() ?? {};
  return {
    id,
    frameId,
    linkId,
    statusToken: newToken(),
    projectId: newId(),
    contactId: null,
    duplicateKey,
    duplicates: 0,
    progress: 'received',
    content,
    issues: [],
    cause: { correlationId, requestId },
    attempts: 1,
    nextAttemptAt: attemptEnd(now),
    createdAt: now,
    completedAt: null,
  };
}
