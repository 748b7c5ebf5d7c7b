import { OPERATORS } from '../api/operators';
import { isAmount } from '../projects/value-text';
import { useText } from '../text/text-context';
import { Quiet, Row, Stack } from '../ui/layout';
import { Money } from '../ui/money';

type Condition = Readonly<Record<string, unknown>>;

/** The conditions of a rule in words. `and` binds tighter than `or`. */
export function ConditionList({ of }: { of: readonly Condition[] }) {
  const t = useText();
  if (of.length === 0) return <Quiet>{t('rules.no_conditions')}</Quiet>;
  return (
    <Stack>
      {of.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Conditions have no id, and can be equal.
        <Row key={index}>
          {index > 0 ? (
            <Quiet>{t(condition['logical_operator'] === 'or' ? 'rules.or' : 'rules.and')}</Quiet>
          ) : undefined}
          <ConditionText of={condition} />
        </Row>
      ))}
    </Stack>
  );
}

/** A condition in words, such as `budget is more than 1000`. */
export function ConditionText({ of }: { of: Condition }) {
  const t = useText();
  const { field, variable, operator, value, logical_operator: _connective, ...others } = of;
  const known = OPERATORS.find((one) => one === operator);
  return (
    <span>
      <code>{String(field ?? variable ?? '')}</code> {known ? t(`operator.${known}`) : String(operator)}{' '}
      {value === undefined ? undefined : <ConditionValue field={field} value={value} />}{' '}
      {Object.keys(others).length > 0 ? <code>{JSON.stringify(others)}</code> : undefined}
    </span>
  );
}

/** A value that a condition compares or reads. */
export function ConditionValue({ field, value }: { field: unknown; value: unknown }) {
  if (isAmount(field) && typeof value === 'number') return <Money cents={value} />;
  return <code>{JSON.stringify(value ?? null)}</code>;
}
