import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { inputClass } from '../ui/field';
import { Quiet } from '../ui/layout';
import { ConditionRow } from './condition-row';
import styles from './filter-editor.module.css';
import { countConditions, type FilterGroup, type LogicalOperator, NO_FILTER } from './filter-model';
import type { FilterField } from './use-params';

const MAX_DEPTH = 3;

interface FilterEditorProps {
  readonly group: FilterGroup;
  readonly fields: readonly FilterField[];
  readonly onChange: (group: FilterGroup) => void;
  readonly onRemove?: () => void;
  readonly depth?: number;
}

/** Conditions that are combined by one word, and groups of them. */
export function FilterEditor({ group, fields, onChange, onRemove, depth = 1 }: FilterEditorProps) {
  const t = useText();
  const set = (more: Partial<FilterGroup>) => onChange({ ...group, ...more });
  const setFilters = (filters: FilterGroup['filters']) => set({ filters });
  const setGroups = (groups: FilterGroup['filter_groups']) => set({ filter_groups: groups });
  return (
    <fieldset className={styles['group']} aria-label={t('filter.group')}>
      <GroupHead group={group} onSet={set} onRemove={onRemove} />
      {depth === 1 && group.filters.length + countConditions(group) === 0 ? <Quiet>{t('filter.empty')}</Quiet> : null}
      {group.filters.map((condition, index) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: Conditions have no identity but their position.
          key={index}
          condition={condition}
          fields={fields}
          onChange={(changed) => setFilters(group.filters.with(index, changed))}
          onRemove={() => setFilters(group.filters.toSpliced(index, 1))}
        />
      ))}
      {group.filter_groups.map((inner, index) => (
        <FilterEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: Groups have no identity but their position.
          key={index}
          group={inner}
          fields={fields}
          depth={depth + 1}
          onChange={(changed) => setGroups(group.filter_groups.with(index, changed))}
          onRemove={() => setGroups(group.filter_groups.toSpliced(index, 1))}
        />
      ))}
      <div className={styles['head']}>
        <Button icon="plus" onClick={() => setFilters([...group.filters, newCondition(fields)])}>
          {t('filter.add')}
        </Button>
        {depth < MAX_DEPTH ? (
          <Button icon="plus" look="plain" onClick={() => setGroups([...group.filter_groups, newGroup(group, fields)])}>
            {t('filter.add_group')}
          </Button>
        ) : undefined}
      </div>
    </fieldset>
  );
}

function GroupHead({
  group,
  onSet,
  onRemove,
}: {
  group: FilterGroup;
  onSet: (more: Partial<FilterGroup>) => void;
  onRemove: (() => void) | undefined;
}) {
  const t = useText();
  return (
    <div className={styles['head']}>
      <span>{t('filter.match')}</span>
      <select
        className={inputClass}
        aria-label={t('filter.match')}
        value={group.logical_operator}
        onChange={(event) => onSet({ logical_operator: event.target.value as LogicalOperator })}
      >
        {(['and', 'or', 'not'] as const).map((operator) => (
          <option key={operator} value={operator}>
            {t(`filter.match_${operator}`)}
          </option>
        ))}
      </select>
      {onRemove ? (
        <Button look="plain" onClick={onRemove}>
          {t('filter.remove_group')}
        </Button>
      ) : undefined}
    </div>
  );
}

function newCondition(fields: readonly FilterField[]) {
  const first = fields.find(({ name }) => name === 'name') ?? fields[0];
  return { field: first?.name ?? '', operator: first?.operators[0] ?? 'equals' };
}

function newGroup(outer: FilterGroup, fields: readonly FilterField[]): FilterGroup {
  const logical_operator = outer.logical_operator === 'and' ? 'or' : 'and';
  return { ...NO_FILTER, logical_operator, filters: [newCondition(fields)] };
}
