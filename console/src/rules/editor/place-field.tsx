import { SelectField } from '../../ui/field';
import { FRAME_SCOPE, type RuleDraft } from './rule-draft';
import { useEditor, useEditorText, useErrorsAt } from './use-editor';

type Scope = NonNullable<RuleDraft['scope']>;

interface PlaceFieldProps {
  readonly draft: RuleDraft;
  readonly step: string | undefined;
  readonly onScope: (scope: Scope) => void;
  /** Only for a new rule: a rule stays at its step, or at none. */
  readonly onStep?: (step: string | undefined) => void;
}

/** All projects, the projects in a funnel, or those in a step. */
export function PlaceField({ draft, step, onScope, onStep }: PlaceFieldProps) {
  const t = useEditorText();
  const { funnels } = useEditor();
  const errors = useErrorsAt('scope');
  const { scope } = draft;
  const funnel = scope?.type === 'funnel' ? scope.funnel_id : '';
  const choose = (value: string) => {
    const [kind, id = ''] = value.split(':');
    onStep?.(kind === 'step' ? id : undefined);
    if (kind !== 'step') onScope(kind === 'funnel' ? { type: 'funnel', funnel_id: id } : FRAME_SCOPE);
  };
  return (
    <SelectField
      label={t('editor.applies_to')}
      hint={onStep ? t('editor.applies_hint') : undefined}
      errors={errors}
      value={step ? `step:${step}` : funnel ? `funnel:${funnel}` : 'frame'}
      disabled={!onStep && step !== undefined}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="frame">{t('editor.all_projects')}</option>
      {funnels.map(({ id, name, steps }) => (
        <optgroup key={id} label={name}>
          <option value={`funnel:${id}`}>{t('editor.projects_in', { name })}</option>
          {onStep || step
            ? steps.map((one) => (
                <option key={one.id} value={`step:${one.id}`}>
                  {t('editor.step_of', { step: one.name, funnel: name })}
                </option>
              ))
            : undefined}
        </optgroup>
      ))}
    </SelectField>
  );
}
