import { useRead } from '../api/use-read';
import { useLanguage } from '../text/text-context';
import { Card, Stack } from '../ui/layout';
import { Meter } from '../ui/meter';
import { useNumber } from '../ui/money';
import { AGENT, type Execution } from './agent-api';
import { formatCost } from './cost';
import { useAgentsText } from './use-agents-text';

/** Tokens, cost, steps and time against the limits of the version that was executed. */
export function BudgetCard({ execution }: { execution: Execution }) {
  const t = useAgentsText();
  const number = useNumber();
  const { locale } = useLanguage();
  const { agent, tokens, cost, steps } = execution;
  const { data } = useRead(`${AGENT}/versions`, { path: { agent: agent.id } });
  const limits = data?.versions.find(({ version }) => version === agent.version)?.limits;
  const of = (value: string, limit: string | undefined) =>
    limit === undefined ? value : t('agents.of', { value, limit });
  const money = (amount: number) => formatCost(amount, cost?.currency ?? 'USD', locale);
  const seconds = secondsOf(execution);
  return (
    <Card title={t('agents.budget')}>
      <Stack>
        <Meter
          label={t('agents.tokens')}
          value={tokens.total}
          max={limits?.max_tokens}
          text={of(number(tokens.total), limits && number(limits.max_tokens))}
        />
        {cost ? (
          <Meter
            label={t('agents.cost')}
            value={Number(cost.amount)}
            max={limits?.max_cost}
            text={of(money(Number(cost.amount)), limits?.max_cost === undefined ? undefined : money(limits.max_cost))}
          />
        ) : undefined}
        <Meter
          label={t('agents.steps')}
          value={steps.length}
          max={limits?.max_steps}
          text={of(number(steps.length), limits && number(limits.max_steps))}
        />
        <Meter
          label={t('agents.time')}
          value={seconds}
          max={limits?.max_seconds}
          text={of(t('agents.seconds', { seconds: number(seconds) }), limits && number(limits.max_seconds))}
        />
      </Stack>
    </Card>
  );
}

/** Time that the steps took. Waiting for an approval does not count. */
function secondsOf({ steps }: Execution): number {
  return Math.round(steps.reduce((sum, { duration_ms: duration }) => sum + duration, 0) / 1_000);
}
