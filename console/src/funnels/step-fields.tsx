import { type FormState, textProps } from '../edit/edit-form';
import { TextField } from '../ui/field';
import type { FunnelStep } from './funnel-api';
import { ReachableField } from './reachable-field';
import type { StepDraft } from './step-draft';
import { StepFormsField } from './step-forms-field';
import { useFunnelsText } from './use-funnels-text';

const MAX_NUMBER = 1_000_000;
const number = { type: 'number', min: 1, max: MAX_NUMBER, step: 1 } as const;

/** Fields of a step. `others` are the other steps of the funnel. */
export function StepFields({ form, others }: { form: FormState<StepDraft>; others: readonly FunnelStep[] }) {
  const t = useFunnelsText();
  return (
    <>
      <TextField label={t('ui.name')} required maxLength={255} {...textProps(form, 'name')} />
      <TextField
        label={t('step.wip_limit')}
        hint={t('step.wip_limit_hint')}
        {...number}
        {...textProps(form, 'wip_limit')}
      />
      <TextField
        label={t('step.late_after')}
        hint={t('step.late_after_hint')}
        {...number}
        {...textProps(form, 'late_after_hours')}
      />
      <StepFormsField form={form} />
      <ReachableField form={form} others={others} />
    </>
  );
}

export function useStepLabels() {
  const t = useFunnelsText();
  return {
    name: t('ui.name'),
    wip_limit: t('step.wip_limit'),
    late_after_hours: t('step.late_after'),
    form_ids: t('step.forms'),
    required_field_ids: t('step.required_of', { form: t('step.forms') }),
    reachable_step_ids: t('step.reachable'),
  };
}
