import { useAllReplyTemplates } from '../api/use-all';
import { useChange } from '../api/use-change';
import { useChannelsText } from '../text/use-channels-text';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { ErrorNotice } from '../ui/notice';

/** Inserts the text of a template with the values of the conversation. */
export function TemplateMenu({
  conversation,
  onInsert,
  onManage,
}: {
  conversation: string;
  onInsert: (text: string) => void;
  onManage: () => void;
}) {
  const t = useChannelsText();
  const { data = [] } = useAllReplyTemplates();
  const preview = useChange(
    (client, template_id: string) =>
      client.call('post', '/api/management/reply-templates/preview', {
        body: { conversation_id: conversation, template_id },
      }),
    ({ message }) => onInsert(message),
  );
  const templates = data.map(({ id, name }) => ({
    key: id,
    label: name,
    onSelect: () => preview.mutate(id),
  }));
  const manage = { key: 'manage', label: `${t('conversations.manage_templates')} …`, onSelect: onManage };
  return (
    <>
      <Menu trigger={<Button icon="copy">{t('conversations.template')}</Button>} items={[...templates, manage]} />
      {preview.error ? <ErrorNotice error={preview.error} /> : undefined}
    </>
  );
}
