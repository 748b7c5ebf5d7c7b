import { errorsBelow } from '../api/error-facts';
import { type FormState, textProps } from '../edit/edit-form';
import { useChannelsText } from '../text/use-channels-text';
import { CheckBox, TextArea, TextField } from '../ui/field';
import { type ChannelDraft, parseSettings } from './channel-draft';

/** The fields of a channel, for a new one and for one that exists. */
export function ChannelFields({ form, isNew = false }: { form: FormState<ChannelDraft>; isNew?: boolean }) {
  const t = useChannelsText();
  const labels = useChannelLabels();
  const { draft, set, error } = form;
  return (
    <>
      <TextField label={labels.name} required {...textProps(form, 'name')} />
      <TextField label={labels.kind} hint={t('channels.kind_hint')} {...textProps(form, 'kind')} />
      {isNew ? (
        <TextField
          label={labels.external_ref}
          hint={t('channels.reference_hint')}
          {...textProps(form, 'external_ref')}
        />
      ) : undefined}
      <TextField
        label={labels.delivery_url}
        type="url"
        hint={t('channels.delivery_url_hint')}
        {...textProps(form, 'delivery_url')}
        errors={errorsBelow(error, 'settings.delivery_url')}
      />
      <CheckBox
        label={labels.agent_replies_count}
        checked={draft.agent_replies_count}
        onChange={(event) => set('agent_replies_count', event.target.checked)}
      />
      <OtherSettings form={form} label={labels.other_settings} />
    </>
  );
}

/** The browser does not submit the form while the text is not a JSON object. */
function OtherSettings({ form, label }: { form: FormState<ChannelDraft>; label: string }) {
  const t = useChannelsText();
  const text = textProps(form, 'other_settings');
  const invalid = parseSettings(form.draft.other_settings) ? '' : t('channels.other_settings_invalid');
  return (
    <TextArea
      label={label}
      hint={t('channels.other_settings_hint')}
      rows={4}
      spellCheck={false}
      ref={(element) => element?.setCustomValidity(invalid)}
      {...text}
      errors={invalid ? [invalid] : undefined}
    />
  );
}

export function useChannelLabels() {
  const t = useChannelsText();
  return {
    name: t('ui.name'),
    kind: t('channels.kind'),
    external_ref: t('channels.reference'),
    delivery_url: t('channels.delivery_url'),
    agent_replies_count: t('channels.agent_replies_count'),
    other_settings: t('channels.other_settings'),
  };
}
