import { ArgumentInput } from '../../projects/argument-input';
import { fieldLabel } from '../../projects/use-params';
import { Field } from '../../ui/field';
import { type ActionFieldsProps, memberOf } from './action-member';
import type { RuleCondition } from './condition-groups';
import { ConditionsField } from './conditions-field';
import { DurationField } from './duration-field';
import { ChoiceField, choices } from './member-fields';
import { type Edited, withMember } from './rule-draft';
import styles from './rule-editor.module.css';
import { TriggerFields, WAIT_EVENTS } from './trigger-fields';
import { useEditor, useEditorText } from './use-editor';

const MODES = ['for', 'until', 'event'] as const;
const DAY = 86_400;

const FIRST = {
  for: { for: DAY },
  until: { until: {} },
  event: { event: { type: 'left' }, timeout: 3 * DAY },
} as const;

/** A duration, a date of the project, or an event with a timeout. */
export function WaitFields(props: ActionFieldsProps) {
  const t = useEditorText();
  const { action, path, onChange } = props;
  const mode = MODES.find((one) => action[one] !== undefined) ?? 'for';
  return (
    <>
      <ChoiceField
        label={t('editor.wait_for')}
        path={`${path}.type`}
        value={mode}
        options={choices(MODES, (one) => t(`wait.${one}`))}
        onChange={(chosen) =>
          onChange(withMember({ type: 'wait', ...FIRST[chosen as (typeof MODES)[number]] }, 'name', action.name))
        }
      />
      {mode === 'for' ? <DurationField label={t('editor.duration')} {...memberOf(props, 'for')} /> : undefined}
      {mode === 'until' ? <UntilFields {...memberOf(props, 'until')} /> : undefined}
      {mode === 'event' ? <EventFields {...props} /> : undefined}
    </>
  );
}

interface Until {
  readonly field?: string;
  readonly arguments?: readonly (string | number)[];
  readonly offset?: number;
}

function UntilFields({ path, value, onChange }: ReturnType<typeof memberOf>) {
  const t = useEditorText();
  const { fields } = useEditor();
  const until = value as Until;
  const field = fields.find(({ name }) => name === until.field);
  const dates = fields.filter(({ input_type: type }) => type === 'date').map(({ name }) => name);
  const offset = until.offset ?? 0;
  return (
    <>
      <ChoiceField
        label={t('editor.date')}
        path={path}
        value={until.field}
        empty={t('filter.from_list')}
        options={choices(dates, fieldLabel)}
        onChange={(chosen) => onChange(withMember(withMember(until, 'arguments', undefined), 'field', chosen))}
      />
      {field?.arguments.map((argument, index) => (
        <Field key={argument.name} label={fieldLabel(argument.name)}>
          {(control) => (
            <ArgumentInput
              argument={argument}
              value={until.arguments?.[index]}
              onChange={(chosen) =>
                onChange({ ...until, arguments: (until.arguments ?? []).toSpliced(index, 1, chosen) })
              }
              control={control}
            />
          )}
        </Field>
      ))}
      <DurationField
        label={t('editor.offset')}
        path={`${path}.offset`}
        value={Math.abs(offset)}
        onChange={(seconds = 0) => onChange({ ...until, offset: isBefore(offset) ? -seconds : seconds })}
      />
      <ChoiceField
        label={t('editor.direction')}
        path=""
        value={isBefore(offset) ? 'before' : 'after'}
        options={choices(['before', 'after'] as const, (one) => t(`editor.${one}`))}
        onChange={(side) => onChange({ ...until, offset: side === 'before' ? -Math.abs(offset) : Math.abs(offset) })}
      />
    </>
  );
}

/** A zero remembers the chosen direction by its sign. */
function isBefore(offset: number): boolean {
  return offset < 0 || Object.is(offset, -0);
}

function EventFields(props: ActionFieldsProps) {
  const t = useEditorText();
  const { action, path, onChange } = props;
  return (
    <>
      <DurationField label={t('editor.timeout')} {...memberOf(props, 'timeout')} />
      <div className={styles['wide']}>
        <TriggerFields
          label={t('editor.event')}
          types={WAIT_EVENTS}
          trigger={action['event'] as Edited}
          path={`${path}.event`}
          onChange={(event) => onChange({ ...action, event })}
        />
      </div>
      <div className={`${styles['wide']} ${styles['list']}`}>
        <h3>{t('editor.event_conditions')}</h3>
        <ConditionsField
          conditions={(action['conditions'] ?? []) as readonly RuleCondition[]}
          path={`${path}.conditions`}
          onChange={(conditions) =>
            onChange(withMember(action, 'conditions', conditions.length > 0 ? conditions : undefined))
          }
        />
      </div>
    </>
  );
}
