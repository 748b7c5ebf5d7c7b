import type { FunnelStep } from './funnel-api';

/** A step as its form shows it. Numbers are text while they are typed. */
export interface StepDraft extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly wip_limit: string;
  readonly late_after_hours: string;
  readonly form_ids: readonly number[];
  readonly required_field_ids: readonly string[];
  /** Null: projects may move to all steps. */
  readonly reachable_step_ids: readonly string[] | null;
}

export const NEW_STEP: StepDraft = {
  name: '',
  wip_limit: '',
  late_after_hours: '',
  form_ids: [],
  required_field_ids: [],
  reachable_step_ids: null,
};

export function stepDraftOf(step: FunnelStep): StepDraft {
  return {
    name: step.name,
    wip_limit: String(step.wip_limit ?? ''),
    late_after_hours: String(step.late_after_hours ?? ''),
    form_ids: step.form_ids,
    required_field_ids: step.required_field_ids,
    reachable_step_ids: step.reachable_step_ids,
  };
}

/** The changed fields as the API reads them. */
export function stepBody({ wip_limit: limit, late_after_hours: late, ...rest }: Partial<StepDraft>) {
  return {
    ...rest,
    ...(limit === undefined ? {} : { wip_limit: numberOrNull(limit) }),
    ...(late === undefined ? {} : { late_after_hours: numberOrNull(late) }),
  };
}

/** Steps of a new funnel: one on each line. */
export function stepsOfText(text: string): readonly { readonly name: string }[] {
  const names = text.split('\n').map((line) => line.trim());
  return names.filter((name) => name !== '').map((name) => ({ name }));
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
