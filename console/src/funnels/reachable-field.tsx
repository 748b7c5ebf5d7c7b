import { errorsBelow } from '../api/error-facts';
import type { FormState } from '../edit/edit-form';
import fieldGroup from '../edit/field-group.module.css';
import { CheckBox, FieldErrors } from '../ui/field';
import type { FunnelStep } from './funnel-api';
import type { StepDraft } from './step-draft';
import { useFunnelsText } from './use-funnels-text';

/** The steps to which projects may move from a step. */
export function ReachableField({ form, others }: { form: FormState<StepDraft>; others: readonly FunnelStep[] }) {
  const t = useFunnelsText();
  const { draft, set, error } = form;
  const chosen = draft.reachable_step_ids;
  const toggle = (id: string) => {
    const before = chosen ?? [];
    set('reachable_step_ids', before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
  };
  if (others.length === 0) return undefined;
  return (
    <fieldset className={fieldGroup['group']}>
      <legend>{t('step.reachable')}</legend>
      <CheckBox
        label={t('step.reachable_all')}
        checked={chosen === null}
        onChange={(event) => set('reachable_step_ids', event.target.checked ? null : others.map(({ id }) => id))}
      />
      {chosen === null ? undefined : (
        <fieldset className={fieldGroup['group']}>
          <legend>{t('step.reachable_some')}</legend>
          {others.map(({ id, name }) => (
            <CheckBox key={id} label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
      )}
      <FieldErrors of={errorsBelow(error, 'reachable_step_ids')} />
    </fieldset>
  );
}
