import { ConditionRow } from '../../projects/condition-row';
import { Button } from '../../ui/button';
import { Quiet, Row } from '../../ui/layout';
import { type ConditionGroup, conditionsOf, groupsOf, type RuleCondition } from './condition-groups';
import styles from './rule-editor.module.css';
import { useEditor, useEditorText, useErrorsAt } from './use-editor';
import { VariableRow } from './variable-row';

interface ConditionsFieldProps {
  readonly conditions: readonly RuleCondition[];
  readonly path: string;
  /** Variables that conditions can compare. Without them, conditions compare fields only. */
  readonly variables?: readonly string[];
  readonly onChange: (conditions: readonly RuleCondition[]) => void;
}

/** Groups of conditions, one of which must be met: the conditions of a group with `and`, the groups with `or`. */
export function ConditionsField({ conditions, path, variables, onChange }: ConditionsFieldProps) {
  const t = useEditorText();
  const { fields } = useEditor();
  const errors = useErrorsAt(path);
  const groups = groupsOf(conditions);
  const set = (changed: readonly ConditionGroup[]) => onChange(conditionsOf(changed));
  const condition = newCondition(fields);
  return (
    <div className={styles['list']}>
      {groups.length === 0 ? <Quiet>{t('editor.none_conditions')}</Quiet> : undefined}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Groups have no identity but their position.
        <div key={index} className={styles['list']}>
          {index > 0 ? <div className={styles['or']}>{t('editor.or')}</div> : undefined}
          <Group
            label={groups.length === 1 ? t('editor.all_of') : t('editor.group_of', { number: index + 1 })}
            group={group}
            variables={variables}
            onChange={(changed) => set(groups.with(index, changed))}
          />
        </div>
      ))}
      {errors ? (
        <p className={styles['error']} role="alert">
          {errors.join(' ')}
        </p>
      ) : undefined}
      <Row>
        {groups.length === 0 ? (
          <>
            <Button icon="plus" onClick={() => set([[condition]])}>
              {t('filter.add')}
            </Button>
            {variables ? (
              <Button icon="plus" look="plain" onClick={() => set([[newVariable(variables)]])}>
                {t('editor.add_variable')}
              </Button>
            ) : undefined}
          </>
        ) : (
          <Button icon="plus" look="plain" onClick={() => set([...groups, [condition]])}>
            {t('editor.add_group')}
          </Button>
        )}
      </Row>
    </div>
  );
}

function Group({
  label,
  group,
  variables,
  onChange,
}: {
  label: string;
  group: ConditionGroup;
  variables: readonly string[] | undefined;
  onChange: (group: ConditionGroup) => void;
}) {
  const t = useEditorText();
  const { fields } = useEditor();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      {group.map((condition, index) => {
        const props = {
          onChange: (changed: RuleCondition) => onChange(group.with(index, changed)),
          onRemove: () => onChange(group.toSpliced(index, 1)),
        };
        return condition.variable === undefined ? (
          <ConditionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: Conditions have no identity but their position.
            key={index}
            condition={{ ...condition, field: condition.field ?? '' }}
            fields={fields}
            {...props}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: Conditions have no identity but their position.
          <VariableRow key={index} condition={condition} variables={variables ?? []} {...props} />
        );
      })}
      <Row>
        <Button icon="plus" onClick={() => onChange([...group, newCondition(fields)])}>
          {t('filter.add')}
        </Button>
        {variables ? (
          <Button icon="plus" look="plain" onClick={() => onChange([...group, newVariable(variables)])}>
            {t('editor.add_variable')}
          </Button>
        ) : undefined}
      </Row>
    </fieldset>
  );
}

function newCondition(fields: ReturnType<typeof useEditor>['fields']): RuleCondition {
  const first = fields.find(({ name }) => name === 'budget') ?? fields[0];
  return { field: first?.name ?? '', operator: first?.operators[0] ?? 'equals' };
}

function newVariable(variables: readonly string[]): RuleCondition {
  return { variable: variables.at(-1)?.replace('.*', '') ?? '', operator: 'equals', value: '' };
}
