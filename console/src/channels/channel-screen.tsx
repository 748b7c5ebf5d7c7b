import { Link, useParams } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useRead } from '../api/use-read';
import { useChannelsText } from '../text/use-channels-text';
import { StateBadge } from '../ui/badge';
import { buttonClass } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Card, Code, Facts, Page, Row } from '../ui/layout';
import { LoadedScreen } from '../ui/loaded-screen';
import { Time } from '../ui/time';
import { ChannelActions } from './channel-actions';
import { CHANNEL, type Channel, inboundUrl } from './channel-api';
import { ChannelDeliveries } from './channel-deliveries';
import { inboundCommand } from './inbound-command';

const LIVE_MS = 3_000;

/** One channel: the address for its connector, its secret, and every delivery with its result. */
export function ChannelScreen() {
  const { channel: id } = useParams({ from: '/deliveries/channels/$channel' });
  const read = useRead(CHANNEL, { path: { channel: id } }, { refetchMs: LIVE_MS });
  return <LoadedScreen of={read}>{({ channel }) => <Detail channel={channel} />}</LoadedScreen>;
}

function Detail({ channel }: { channel: Channel }) {
  const t = useChannelsText();
  const { apiUrl } = useApi();
  const url = inboundUrl(apiUrl, channel);
  const command = inboundCommand(url, channel.has_secret);
  return (
    <Page
      title={channel.name}
      about={<StateBadge state={channel.active ? 'active' : 'paused'} />}
      actions={<ChannelActions channel={channel} />}
    >
      <Card title={t('channels.address')} actions={<CopyButton text={url} />}>
        <p>{t(channel.has_secret ? 'channels.address_signed' : 'channels.address_unsigned')}</p>
        <Code label="URL">{url}</Code>
        <Row>
          <h3>{t(channel.has_secret ? 'channels.command_signed' : 'channels.command')}</h3>
          <CopyButton text={command} label={t('channels.copy_command')} />
        </Row>
        <Code label="curl">{command}</Code>
      </Card>
      <Card title={t('ui.details')}>
        <Facts
          of={[
            [t('channels.kind'), channel.kind],
            [t('channels.signed'), t(channel.has_secret ? 'ui.yes' : 'ui.no')],
            [t('channels.awaiting'), <Time key="awaiting" at={channel.awaiting_reply_since} />],
            [t('channels.settings'), <code key="settings">{JSON.stringify(channel.settings)}</code>],
            [t('ui.created'), <Time key="created" at={channel.created_at} />],
            ['Id', <code key="id">{channel.id}</code>],
          ]}
        />
        <Row>
          <Link to="/conversations" search={{ channel: channel.id }} className={buttonClass()}>
            {t('channels.conversations')}
          </Link>
        </Row>
      </Card>
      <ChannelDeliveries channel={channel.id} />
    </Page>
  );
}
