import { useState } from 'react';
import { useTraceUrl } from '../api/api-context';
import { traceOf } from '../api/trace-of';
import { TextField } from '../ui/field';
import { Card, Quiet, Row } from '../ui/layout';
import { useActivityText } from './use-activity-text';

/** Finds the trace of a request. */
export function TraceCard() {
  const t = useActivityText();
  const traceUrl = useTraceUrl();
  const [typed, setTyped] = useState('');
  const id = typed.trim();
  return (
    <Card title={t('activity.traces')}>
      <Quiet>{t('activity.traces_about')}</Quiet>
      {traceUrl ? (
        <Row>
          <TextField
            label={t('activity.request_id')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {id ? (
            <a href={traceOf(traceUrl, id)} target="_blank" rel="noreferrer">
              {t('activity.open_trace')}
            </a>
          ) : undefined}
        </Row>
      ) : (
        <Quiet>{t('activity.traces_unset')}</Quiet>
      )}
    </Card>
  );
}
