import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Card, Quiet, Row, Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { ConditionText, ConditionValue } from './condition-list';
import { type Explanation, explain, type RuleRef } from './rule-api';

/** Why a rule would or would not act on a project now, with the values that its conditions read. */
export function ExplainCard({ of }: { of: RuleRef }) {
  const t = useText();
  const { client } = useApi();
  const [project, setProject] = useState('');
  const read = useQuery({
    queryKey: ['explain', of, project],
    queryFn: () => explain(client.call, of, project),
    enabled: project !== '',
  });
  return (
    <Card title={t('rules.why')}>
      <RecordField label={t('rules.project')} source={PROJECTS} value={project} onChange={setProject} />
      {read.error ? <ErrorNotice error={read.error} /> : undefined}
      {read.data ? <Reasons of={read.data} /> : <Quiet>{t('rules.why_about')}</Quiet>}
    </Card>
  );
}

function Reasons({ of: { would_fire: wouldFire, reasons, conditions, actions } }: { of: Explanation }) {
  const t = useText();
  return (
    <Stack>
      <Badge tone={wouldFire ? 'good' : 'warn'}>{t(wouldFire ? 'rules.would_fire' : 'rules.would_not_fire')}</Badge>
      {reasons.map(({ reason, detail }) => (
        <p key={`${reason}-${detail}`}>
          {detail} <code>{reason}</code>
        </p>
      ))}
      {conditions.map(({ condition, matches, seen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Conditions have no id, and can be equal.
        <Row key={index}>
          <Badge tone={matches ? 'good' : 'bad'}>{t(matches ? 'rules.met' : 'rules.not_met')}</Badge>
          <ConditionText of={condition} />
          <Quiet>
            {t('rules.seen')} <ConditionValue field={condition['field']} value={seen} />
          </Quiet>
        </Row>
      ))}
      {actions.map(({ path, action, possible, detail }) => (
        <Row key={path}>
          <Quiet>
            <code>{path}</code>
          </Quiet>
          <Badge tone={possible ? 'good' : 'bad'}>{action}</Badge>
          <span>{detail}</span>
        </Row>
      ))}
    </Stack>
  );
}
