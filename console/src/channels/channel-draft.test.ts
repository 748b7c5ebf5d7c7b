import type { Channel } from './channel-api';
import { type ChannelDraft, createBody, draftOf, NEW_CHANNEL, parseSettings, updateBody } from './channel-draft';

const settings = { delivery_url: 'https://a.example', inbox: { folder: 'Support' }, retries: 3 };
const stored = { name: 'Support', kind: 'email', external_ref: 'support-1', settings } as Partial<Channel> as Channel;

describe('the form of a channel', () => {
  it('shows settings of the connector as JSON, apart from those with a field', () => {
    const draft = draftOf(stored);

    expect(draft).toMatchObject({ delivery_url: 'https://a.example', agent_replies_count: false });
    expect(JSON.parse(draft.other_settings)).toEqual({ inbox: { folder: 'Support' }, retries: 3 });
    expect(draftOf({ ...stored, settings: {} }).other_settings).toBe('');
  });

  it('creates a channel with the chosen reference, or with a generated one', () => {
    const draft = { ...NEW_CHANNEL, name: 'Support' };

    expect(createBody(draft)).toEqual({ name: 'Support', kind: 'webhook', settings: {} });
    expect(createBody({ ...draft, external_ref: 'support-lisbon', other_settings: '{"retries": 3}' })).toEqual({
      name: 'Support',
      kind: 'webhook',
      external_ref: 'support-lisbon',
      settings: { retries: 3 },
    });
  });

  it('changes one setting and leaves the others', () => {
    const others = { inbox: { folder: 'Support' }, retries: 3 };
    const bodyOf = (changes: Partial<ChannelDraft>) => updateBody({ ...draftOf(stored), ...changes }, changes);

    expect(bodyOf({ name: 'Help' })).toEqual({ name: 'Help' });
    expect(bodyOf({ agent_replies_count: true })).toEqual({
      settings: { ...settings, agent_replies_count: true },
    });
    expect(bodyOf({ delivery_url: '' })).toEqual({ settings: others });
    expect(bodyOf({ other_settings: '' })).toEqual({ settings: { delivery_url: 'https://a.example' } });
  });

  it.each(['{', '[]', 'null', '3', '"a"'])('rejects %s as settings', (text) => {
    expect(parseSettings(text)).toBeUndefined();
  });
});
