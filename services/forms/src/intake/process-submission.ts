import { isAppError } from '@trackway/errors';
import { type Clock, currentContext, type Logger, type NewId, runInContext } from '@trackway/runtime';
import { respondentOf } from '../answers/put-answers';
import { writeAnswers } from '../answers/write-answers';
import { looseFormEvents } from '../loose-forms/loose-form-events';
import type { Accessor } from '../projects/accessor';
import type { Counters } from '../shared/counters';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import type { FirstStep, IntakeDirectory } from './intake-directory';
import { callerOf, type IntakeLink } from './intake-link';
import type { IntakeStores } from './intake-store';
import type { IntakeIssue, IntakeSubmission } from './intake-submission';
import { nextAttempt } from './resume-submissions';

interface Deps {
  readonly unitOfWork: UnitOfWork<IntakeStores>;
  readonly intakeDirectory: IntakeDirectory;
  readonly counters: Counters;
  readonly logger: Pick<Logger, 'warn'>;
  readonly newId: NewId;
  readonly clock: Clock;
}

/**
 * Creates the project of a stored submission, stores its answers and adds it to the funnel. Each step has no effect if it is
 * repeated, so an interrupted attempt is resumed without traces. Does not throw: an attempt that failed is repeated later.
 */
export function makeProcessSubmission(deps: Deps) {
  return async (submission: IntakeSubmission): Promise<void> => {
    const { requestId, correlationId } = submission.cause;
    try {
      await runInContext({ depth: 0, ...currentContext(), requestId, correlationId }, () => complete(deps, submission));
    } catch (error) {
      deps.logger.warn({ err: error, submission: submission.id }, 'an intake submission is resumed later');
      await postpone(deps, submission);
    }
  };
}

async function complete(deps: Deps, submission: IntakeSubmission): Promise<void> {
  const { frameId, linkId } = submission;
  const link = await deps.unitOfWork.read(({ intake }) => intake.findLink(frameId, linkId));
  if (!link) throw new Error('The intake link of the submission does not exist.');
  const answered = submission.progress === 'received' ? await createProject(deps, link, submission) : submission;
  if (answered.progress === 'answered') await enterFunnel(deps, link, answered);
}

async function createProject(deps: Deps, link: IntakeLink, submission: IntakeSubmission): Promise<IntakeSubmission> {
  const { id: submissionId, projectId, content } = submission;
  const { templateId, customerId, formId, id: intakeLinkId } = link;
  const { projectName: name = '', contact = null } = content ?? {};
  const ids = { projectId, intakeLinkId, submissionId };
  const step =
    link.funnelId === null ? undefined : await deps.intakeDirectory.findFirstStep(link.funnelId, callerOf(link));
  const place = placeOf(link, step);
  const command = { ...ids, name, contact, templateId, customerId, formId: place === 'project' ? formId : null };
  const { contactId, isTemplateMissing } = await deps.intakeDirectory.createProject(command, callerOf(link));
  const issues: IntakeIssue[] = isTemplateMissing
    ? [{ code: 'template_missing', detail: 'The template does not exist any more. The project is no copy of it.' }]
    : [];
  const looseFormId = place === 'loose_form' ? await deps.counters.take(link.frameId, 'loose_form') : 0;
  return deps.unitOfWork.run(async (stores) => {
    const current = await stores.intake.findSubmission(link.frameId, submissionId);
    if (current?.progress !== 'received') return current ?? submission;
    const accessor: Accessor =
      place === 'loose_form'
        ? { type: 'project_loose_form', projectId, id: looseFormId }
        : place === 'project'
          ? { type: 'project_form', projectId, id: null }
          : { type: 'project_step_form', projectId, id: step?.id ?? null };
    const isStored = await storeAnswers(stores, deps, link, { submission: current, accessor });
    const missing = { code: 'form_missing', detail: 'The form was deleted, so the answers were not stored.' } as const;
    const next = {
      ...current,
      progress: 'answered',
      contactId,
      issues: isStored ? issues : [...issues, missing],
    } as const;
    await stores.intake.updateSubmission(next);
    return next;
  });
}

type Place = 'step' | 'project' | 'loose_form';

/** Answers belong to the first step if the form is answered there, because entering the step may require them. */
function placeOf({ formId, funnelId }: IntakeLink, step: FirstStep | undefined): Place {
  if (step?.formIds.includes(formId)) return 'step';
  return funnelId === null ? 'project' : 'loose_form';
}

/** Returns false if the form was deleted since. Answers to fields that were removed since are omitted. */
async function storeAnswers(
  stores: IntakeStores & Transactional,
  deps: Pick<Deps, 'newId' | 'clock'>,
  link: IntakeLink,
  { submission, accessor }: { submission: IntakeSubmission; accessor: Accessor },
): Promise<boolean> {
  const [form] = await stores.forms.findMany(link.frameId, [link.formId]);
  if (!form || form.deletedAt) return false;
  const caller = callerOf(link);
  if (accessor.type === 'project_loose_form') {
    const now = deps.clock();
    const life = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const identity = { id: Number(accessor.id), frameId: link.frameId, projectId: accessor.projectId, formId: form.id };
    const looseForm = { ...identity, idempotencyKey: `intake:${submission.id}`, ...life };
    await stores.looseForms.insert(looseForm);
    await stores.outbox.add(...looseFormEvents(caller, looseForm, form, 'created'));
  }
  const given = (submission.content?.answers ?? []).map(({ fieldId, value }) => ({ field_id: fieldId, value }));
  const by = respondentOf(caller);
  await writeAnswers(stores, deps, { form, accessor, given, by, way: 'form_link', options: { checked: true } });
  return true;
}

async function enterFunnel(deps: Deps, link: IntakeLink, submission: IntakeSubmission): Promise<void> {
  const issues = link.funnelId === null ? [] : await move(deps, link, link.funnelId, submission);
  const { frameId, id } = submission;
  await deps.unitOfWork.run(async ({ intake }) => {
    const current = await intake.findSubmission(frameId, id);
    if (!current || current.progress === 'completed') return;
    const rest = { progress: 'completed', content: null, completedAt: deps.clock() } as const;
    await intake.updateSubmission({ ...current, ...rest, issues: [...current.issues, ...issues] });
  });
}

async function move(
  { intakeDirectory }: Deps,
  link: IntakeLink,
  funnelId: string,
  { id: key, projectId }: IntakeSubmission,
): Promise<IntakeIssue[]> {
  const caller = callerOf(link);
  try {
    const blockers = await intakeDirectory.enterFunnel({ projectId, funnelId, key }, caller);
    return blockers.map((detail) => ({ code: 'move_blocked', detail }));
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'not_found') throw error;
    const isProject = error.code === 'project_model_not_found';
    return isProject
      ? [{ code: 'project_missing', detail: 'The project was deleted before it entered the funnel.' }]
      : [{ code: 'funnel_missing', detail: 'The funnel does not exist any more.' }];
  }
}

/** Stores when the next attempt is due. */
async function postpone({ unitOfWork, clock }: Deps, { frameId, id }: IntakeSubmission): Promise<void> {
  await unitOfWork.run(async ({ intake }) => {
    const current = await intake.findSubmission(frameId, id);
    if (!current || current.progress === 'completed') return;
    await intake.updateSubmission({ ...current, nextAttemptAt: nextAttempt(clock(), current.attempts) });
  });
}
