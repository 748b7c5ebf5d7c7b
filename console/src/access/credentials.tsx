import { useApi } from '../api/api-context';
import { useText } from '../text/text-context';
import { CopyButton } from '../ui/copy-button';
import { Code, Facts, Row, Stack } from '../ui/layout';
import { ShownOnce } from '../ui/shown-once';

/** Id and secret of a service account, and how a program exchanges them for a token. */
export function Credentials({ id, secret }: { id: string; secret: string }) {
  const t = useText();
  const { apiUrl } = useApi();
  const url = new URL(`${apiUrl}/api/management/auth/token`, location.href).href;
  const command = `curl --data grant_type=client_credentials --data client_id=${id} \\\n  --data client_secret="$CLIENT_SECRET" ${url}`;
  return (
    <Stack>
      <Facts of={[['client_id', <code key="id">{id}</code>]]} />
      <ShownOnce label="client_secret" value={secret} />
      <p>{t('access.exchange')}</p>
      <Code label={t('access.exchange')}>{command}</Code>
      <Row>
        <CopyButton text={command} label={t('calls.copy')} />
      </Row>
    </Stack>
  );
}
