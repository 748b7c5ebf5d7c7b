import { errorsBelow } from '../api/error-facts';
import { type FormState, textProps } from '../edit/edit-form';
import { useChannelsText } from '../text/use-channels-text';
import { TextField } from '../ui/field';

export interface ChannelDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly kind: string;
  /** Where messages are sent to. Empty if the channel only receives. */
  readonly delivery_url: string;
}

/** The fields of a channel, for a new one and for one that exists. */
export function ChannelFields({ form }: { form: FormState<ChannelDraft> }) {
  const t = useChannelsText();
  const labels = useChannelLabels();
  const url = textProps(form, 'delivery_url');
  return (
    <>
      <TextField label={labels.name} required {...textProps(form, 'name')} />
      <TextField label={labels.kind} hint={t('channels.kind_hint')} {...textProps(form, 'kind')} />
      <TextField
        label={labels.delivery_url}
        type="url"
        hint={t('channels.delivery_url_hint')}
        {...url}
        errors={url.errors ?? errorsBelow(form.error, 'settings')}
      />
    </>
  );
}

export function useChannelLabels() {
  const t = useChannelsText();
  return { name: t('ui.name'), kind: t('channels.kind'), delivery_url: t('channels.delivery_url') };
}
