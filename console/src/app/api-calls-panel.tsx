import { useSyncExternalStore } from 'react';
import { useApi } from '../api/api-context';
import { curlCommand } from '../api/curl-command';
import type { LoggedRequest } from '../api/request-log';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { CopyButton } from '../ui/copy-button';
import { Dialog } from '../ui/dialog';
import { Code, Quiet, Row, Stack } from '../ui/layout';
import { RequestId } from '../ui/request-id';

const FIRST_ERROR = 400;

/** The API calls behind the current screen, as commands. */
export function ApiCallsPanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { log } = useApi();
  const entries = useSyncExternalStore(log.subscribe, log.all);
  return (
    <Dialog title={t('calls.title')} size="side" onClose={onClose}>
      <p>{t('calls.about')}</p>
      {[...entries].reverse().map((entry) => (
        <Call key={entry.id} entry={entry} />
      ))}
    </Dialog>
  );
}

function Call({ entry }: { entry: LoggedRequest }) {
  const t = useText();
  const { status, durationMs, requestId, url, method } = entry;
  const command = curlCommand(entry);
  const path = new URL(url).pathname.replace('/api/management', '');
  return (
    <Stack>
      <Row>
        <Badge tone={status === undefined ? 'neutral' : status === 0 || status >= FIRST_ERROR ? 'bad' : 'good'}>
          {status ?? '…'}
        </Badge>
        <strong>
          {method} {path}
        </strong>
        <Quiet>{durationMs === undefined ? '' : `${durationMs} ms`}</Quiet>
        <CopyButton text={command} label={t('calls.copy')} />
      </Row>
      <Code label={`${method} ${path}`}>{command}</Code>
      {requestId ? (
        <Quiet>
          {t('error.request_id')} <RequestId id={requestId} />
        </Quiet>
      ) : undefined}
    </Stack>
  );
}
