import { notFound } from '@trackway/errors';
import type { Clock } from '@trackway/runtime';
import type { Form } from '../forms/form';
import type { FrameProfile } from '../projects/project-directory';
import type { UnitOfWork } from '../shared/unit-of-work';
import type { Theme } from '../themes/theme';
import type { IntakeDirectory } from './intake-directory';
import { assertOpen, callerOf, type IntakeLink, intakeClosed } from './intake-link';
import type { IntakeStores } from './intake-store';
import { type Challenge, difficultyOf, invalidProof, type ProofsOfWork } from './proof-of-work';

const RATE_WINDOW_MS = 10 * 60 * 1_000;
/** Enough for the highest difficulty. */
const MAX_COUNTED = 10_000;

export interface OpenIntake {
  readonly link: IntakeLink;
  /** With the page settings of the link. */
  readonly form: Form;
  readonly frame: FrameProfile;
  readonly theme: Theme;
}

interface Deps {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly intakeDirectory: IntakeDirectory;
  readonly proofs: ProofsOfWork;
  readonly clock: Clock;
}

/** Returns the form of an intake link. @throws AppError 404 for an unknown token, 410 or 429 if the link is closed */
export function makeOpenIntake(deps: Pick<Deps, 'unitOfWork' | 'intakeDirectory' | 'clock'>) {
  return async (token: string): Promise<OpenIntake> => {
    const link = await findOpenLink(deps, token);
    const [form, theme] = await deps.unitOfWork.read((stores) =>
      Promise.all([readIntakeForm(stores, link), stores.themes.read(link.frameId)]),
    );
    const frame = await deps.intakeDirectory.readFrame(callerOf(link));
    const { redirectUrl, embedOrigins } = link;
    const page = {
      ...form.page,
      redirectUrl: redirectUrl ?? form.page.redirectUrl,
      embedOrigins: embedOrigins ?? form.page.embedOrigins,
    };
    return { link, form: { ...form, page }, frame, theme };
  };
}

/** Issues a challenge, which is more difficult if there were many submissions recently. */
export function makeIssueChallenge(deps: Pick<Deps, 'unitOfWork' | 'proofs' | 'clock'>) {
  return async (token: string): Promise<Challenge> => {
    const link = await findOpenLink(deps, token);
    const since = new Date(deps.clock().getTime() - RATE_WINDOW_MS);
    const recent = await deps.unitOfWork.read(({ intake }) => intake.countProofs(link.id, since, MAX_COUNTED));
    return deps.proofs.issue(link.id, difficultyOf(link.proofDifficulty, recent));
  };
}

/** Opens the link for one upload, which spends a proof of work. Uploads cost storage. */
export function makeOpenForUpload(deps: Deps) {
  return async (token: string, proof: string | undefined): Promise<{ link: IntakeLink; form: Form }> => {
    const link = await findOpenLink(deps, token);
    const proofId = deps.proofs.verify(link.id, proof);
    const form = await deps.unitOfWork.run(async (stores) => {
      await spendProof(stores, link, proofId, deps.clock());
      return readIntakeForm(stores, link);
    });
    return { link, form };
  };
}

/** @throws AppError 403 `invalid_proof_of_work` if it was spent before */
export async function spendProof({ intake }: IntakeStores, link: IntakeLink, id: string, spentAt: Date): Promise<void> {
  if (await intake.isProofSpent(id)) throw invalidProof('spent');
  await intake.spendProof({ id, frameId: link.frameId, linkId: link.id, spentAt });
}

/** @throws AppError 404 for an unknown token */
export async function findIntakeLink({ unitOfWork }: Pick<Deps, 'unitOfWork'>, token: string): Promise<IntakeLink> {
  const link = await unitOfWork.read(({ intake }) => intake.findLinkByToken(token));
  if (!link) throw notFound('intake_link');
  return link;
}

/** @throws AppError 410 if the form was deleted */
export async function readIntakeForm({ forms }: IntakeStores, { frameId, formId }: IntakeLink): Promise<Form> {
  const [form] = await forms.findMany(frameId, [formId]);
  if (!form || form.deletedAt) throw intakeClosed();
  return form;
}

async function findOpenLink(deps: Pick<Deps, 'unitOfWork' | 'clock'>, token: string): Promise<IntakeLink> {
  const link = await findIntakeLink(deps, token);
  assertOpen(link, deps.clock());
  return link;
}
