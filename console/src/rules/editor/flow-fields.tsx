import { Button } from '../../ui/button';
import { type ActionFieldsProps, memberOf } from './action-member';
import type { RuleCondition } from './condition-groups';
import { ConditionsField } from './conditions-field';
import { ChoiceField, choices, MemberNumber } from './member-fields';
import { type EditedAction, withMember } from './rule-draft';
import styles from './rule-editor.module.css';
import { useEditorText } from './use-editor';
import { itemVariables } from './variables';

/** Conditions and the actions of both branches. */
export function IfFields({ action, place, path, onChange, renderList }: ActionFieldsProps) {
  const t = useEditorText();
  const list = (name: 'then' | 'else') => (action[name] ?? []) as readonly EditedAction[];
  const branch = (name: 'then' | 'else') => (
    <div className={styles['inner']}>
      {renderList({
        actions: list(name),
        place: { ...place, path: `${path}.${name}`, depth: place.depth + 1 },
        onChange: (changed) => onChange({ ...action, [name]: changed }),
      })}
    </div>
  );
  return (
    <>
      <h3>{t('editor.if')}</h3>
      <ConditionsField
        conditions={(action['conditions'] ?? []) as readonly RuleCondition[]}
        path={`${path}.conditions`}
        variables={place.variables}
        onChange={(conditions) => onChange({ ...action, conditions })}
      />
      <h3>{t('editor.then_list')}</h3>
      {branch('then')}
      {action['else'] === undefined ? (
        <div>
          <Button icon="plus" look="plain" onClick={() => onChange({ ...action, else: [{ type: 'set_field' }] })}>
            {t('editor.add_else')}
          </Button>
        </div>
      ) : (
        <>
          <div className={styles['head']}>
            <h3>{t('editor.else_list')}</h3>
            <Button look="plain" onClick={() => onChange(withMember(action, 'else', undefined))}>
              {t('editor.remove_else')}
            </Button>
          </div>
          {branch('else')}
        </>
      )}
    </>
  );
}

const SOURCES = ['children', 'search'] as const;

/** The projects of a loop and the actions on each of them. */
export function LoopFields({ action, place, path, onChange, renderList }: ActionFieldsProps) {
  const t = useEditorText();
  const over = action['over'] as 'children' | { readonly search?: readonly RuleCondition[] } | undefined;
  const search = typeof over === 'object' ? (over.search ?? []) : undefined;
  return (
    <>
      <div className={styles['fields']}>
        <ChoiceField
          label={t('editor.over')}
          path={search ? `${path}.over.type` : `${path}.over`}
          value={search ? 'search' : 'children'}
          options={choices(SOURCES, (source) => t(`over.${source}`))}
          onChange={(source) => onChange({ ...action, over: source === 'search' ? { search: [] } : 'children' })}
        />
        <MemberNumber label={t('editor.limit')} {...memberOf({ action, path, onChange }, 'limit')} />
      </div>
      {search ? (
        <ConditionsField
          conditions={search}
          path={`${path}.over`}
          onChange={(changed) => onChange({ ...action, over: { search: changed } })}
        />
      ) : undefined}
      <h3>{t('editor.each_list')}</h3>
      <div className={styles['inner']}>
        {renderList({
          actions: (action['actions'] ?? []) as readonly EditedAction[],
          place: {
            path: `${path}.actions`,
            depth: place.depth + 1,
            inLoop: true,
            variables: [...new Set([...place.variables, ...itemVariables(action.name)])],
          },
          onChange: (actions) => onChange({ ...action, actions }),
        })}
      </div>
    </>
  );
}
