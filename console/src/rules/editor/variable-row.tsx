import { useId } from 'react';
import { needsValue } from '../../projects/filter-model';
import { IconButton } from '../../ui/button';
import { inputClass } from '../../ui/field';
import type { RuleCondition } from './condition-groups';
import styles from './rule-editor.module.css';
import { useEditor, useEditorText } from './use-editor';

interface VariableRowProps {
  readonly condition: RuleCondition;
  readonly variables: readonly string[];
  readonly onChange: (condition: RuleCondition) => void;
  readonly onRemove: () => void;
}

/** Compares a variable with a value. The type of the value follows from the variable when the rule runs. */
export function VariableRow({ condition, variables, onChange, onRemove }: VariableRowProps) {
  const t = useEditorText();
  const { fields } = useEditor();
  const list = useId();
  const operators = [...new Set(fields.flatMap((field) => field.operators))];
  return (
    <div className={styles['variable']}>
      <div>
        <input
          className={inputClass}
          aria-label={t('editor.variable')}
          list={list}
          autoComplete="off"
          spellCheck={false}
          value={condition.variable}
          onChange={(event) => onChange({ ...condition, variable: event.target.value })}
        />
        <datalist id={list}>
          {variables.map((variable) => (
            <option key={variable} value={variable.replace('*', '')} />
          ))}
        </datalist>
      </div>
      <select
        className={inputClass}
        aria-label={t('filter.operator')}
        value={condition.operator}
        onChange={(event) => onChange({ ...condition, operator: event.target.value })}
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {t(`operator.${operator}` as 'operator.equals')}
          </option>
        ))}
      </select>
      {needsValue(condition.operator) ? (
        <input
          className={inputClass}
          aria-label={t('filter.value')}
          autoComplete="off"
          value={String(condition.value ?? '')}
          onChange={(event) => onChange({ ...condition, value: event.target.value })}
        />
      ) : (
        <span />
      )}
      <IconButton icon="close" label={t('filter.remove')} onClick={onRemove} />
    </div>
  );
}
