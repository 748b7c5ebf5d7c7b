import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Badge, StateBadge } from '../ui/badge';
import { Button, buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Card, Facts, Page, Row } from '../ui/layout';
import { LoadedScreen } from '../ui/loaded-screen';
import { ErrorNotice } from '../ui/notice';
import { ActionList } from './action-list';
import { shownActions } from './action-summary';
import { ConditionList } from './condition-list';
import { DeleteRule } from './delete-rule';
import { ExplainCard } from './explain-card';
import { type Rule, type RuleRef, readRule, rulePath, setActive } from './rule-api';
import { RunsCard } from './runs-card';
import { SimulateCard } from './simulate-card';
import { TestsCard } from './tests-card';
import { VersionsCard } from './versions-card';

export function RuleScreen() {
  const { rule: id } = useParams({ from: '/rules/$rule' });
  const { step } = useSearch({ from: '/rules/$rule' });
  const { client } = useApi();
  const ref = { id, step };
  const read = useQuery({ queryKey: ['rule', ref], queryFn: () => readRule(client.call, ref) });
  return <LoadedScreen of={read}>{(rule) => <RuleDetail rule={rule} of={ref} />}</LoadedScreen>;
}

function RuleDetail({ rule, of }: { rule: Rule; of: RuleRef }) {
  const t = useText();
  const { tags } = useApi();
  const change = useChange((client, active: boolean) =>
    setActive(client.call, of, active, { ifMatch: tags.of(rulePath(of)) }),
  );
  return (
    <Page
      title={rule.name}
      about={<StateBadge state={rule.active ? 'active' : 'paused'} />}
      actions={
        <>
          <Link
            to="/rules/$rule/edit"
            params={{ rule: of.id }}
            search={of.step ? { step: of.step } : {}}
            className={buttonClass()}
          >
            <Icon name="edit" />
            {t('ui.edit')}
          </Link>
          <Button disabled={change.isPending} onClick={() => change.mutate(!rule.active)}>
            {t(rule.active ? 'rules.deactivate' : 'rules.activate')}
          </Button>
          <DeleteRule rule={rule} of={of} />
        </>
      }
    >
      {change.error ? <ErrorNotice error={change.error} /> : undefined}
      <Definition rule={rule} />
      <ExplainCard of={of} />
      <TestsCard of={of} rule={rule} />
      <SimulateCard of={of} />
      <VersionsCard of={of} current={rule.updated_at} />
      <RunsCard of={of} />
    </Page>
  );
}

function Definition({ rule }: { rule: Rule }) {
  const t = useText();
  return (
    <Card title={t('rules.definition')}>
      <Row>
        <span>{rule.description}</span>
      </Row>
      <Facts
        of={[
          [t('rules.trigger'), <Trigger key="trigger" of={rule.trigger} />],
          [t('rules.owner'), rule.owner.name ?? rule.owner.id],
        ]}
      />
      <h3>{t('rules.conditions')}</h3>
      <ConditionList of={rule.conditions} />
      <h3>{t('ui.actions')}</h3>
      <ActionList of={shownActions(rule.actions)} />
    </Card>
  );
}

/** The type of the trigger, and what limits it. */
function Trigger({ of: { type, ...limits } }: { of: Rule['trigger'] }) {
  const t = useText();
  const shown = Object.entries(limits).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return (
    <Row>
      <Badge>{t(`trigger.${type}`)}</Badge>
      {'event' in limits ? <code>{String(limits.event)}</code> : <span>{shown.join(', ')}</span>}
    </Row>
  );
}
