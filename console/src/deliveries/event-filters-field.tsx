import { errorsBelow } from '../api/error-facts';
import { OPERATORS } from '../api/operators';
import { useText } from '../text/text-context';
import { Button, IconButton } from '../ui/button';
import { FieldErrors, inputClass } from '../ui/field';
import { Quiet } from '../ui/layout';
import type { EventFilter } from './webhook-draft';
import styles from './webhook-fields.module.css';

interface EventFiltersFieldProps {
  readonly label: string;
  readonly error: unknown;
  readonly filters: readonly EventFilter[];
  readonly onChange: (filters: readonly EventFilter[]) => void;
}

/** Filters on members of an event, all of which must match. The type of a value follows from the event. */
export function EventFiltersField({ label, error, filters, onChange }: EventFiltersFieldProps) {
  const t = useText();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <Quiet>{t('deliveries.filters_hint')}</Quiet>
      {filters.map((filter, index) => {
        const errors = errorsBelow(error, `filters.${index}`);
        const set = (changed: EventFilter) => onChange(filters.with(index, changed));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: Filters have no identity but their position.
          <div key={index}>
            <div className={styles['filter']}>
              <input
                className={inputClass}
                aria-label={t('filter.field')}
                aria-invalid={errors ? true : undefined}
                placeholder="data.changes.field"
                autoComplete="off"
                spellCheck={false}
                value={filter.field}
                onChange={(event) => set({ ...filter, field: event.target.value })}
              />
              <select
                className={inputClass}
                aria-label={t('filter.operator')}
                value={filter.operator}
                onChange={(event) => set(withOperator(filter, event.target.value))}
              >
                {OPERATORS.map((operator) => (
                  <option key={operator} value={operator}>
                    {t(`operator.${operator}`)}
                  </option>
                ))}
              </select>
              {hasValue(filter.operator) ? (
                <input
                  className={inputClass}
                  aria-label={t('filter.value')}
                  autoComplete="off"
                  value={textOf(filter.value)}
                  onChange={(event) => set({ ...filter, value: valueFrom(event.target.value) })}
                />
              ) : (
                <span />
              )}
              <IconButton
                icon="close"
                label={t('filter.remove')}
                onClick={() => onChange(filters.toSpliced(index, 1))}
              />
            </div>
            <FieldErrors of={errors} />
          </div>
        );
      })}
      <div>
        <Button icon="plus" onClick={() => onChange([...filters, { field: '', operator: 'equals', value: '' }])}>
          {t('deliveries.add_filter')}
        </Button>
      </div>
    </fieldset>
  );
}

function hasValue(operator: string): boolean {
  return operator !== 'is_null' && operator !== 'is_not_null';
}

function withOperator({ value, field }: EventFilter, operator: string): EventFilter {
  return hasValue(operator) ? { field, operator, value: value ?? '' } : { field, operator };
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A list is entered as JSON. Other values are sent as text, which is compared by the type of the event's value. */
function valueFrom(text: string): unknown {
  if (!text.startsWith('[')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
