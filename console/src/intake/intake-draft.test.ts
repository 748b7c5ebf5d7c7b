import type { IntakeLink } from './intake-api';
import { createBody, draftOf, NEW_INTAKE, updateBody } from './intake-draft';

const link: IntakeLink = {
  id: '0193a000-0000-7000-8000-000000000001',
  name: 'Quotes',
  url: 'https://example.org/intake/t',
  form_id: 7,
  funnel_id: null,
  template_id: null,
  customer_id: null,
  fields: { project_name: null, contact_name: null, email: 'e', phone: null },
  quota_total: null,
  quota_per_day: 50,
  duplicate_window_hours: 24,
  proof_difficulty: 15,
  status_shows: ['closed'],
  redirect_url: null,
  embed_origins: null,
  expires_at: '2026-12-01T10:00:30.000Z',
  active: true,
  state: 'active',
  submissions: { total: 3, today: 1 },
  created_by: '0193a000-0000-7000-8000-000000000002',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
};

describe('the draft of an intake link', () => {
  it('has null for empty texts in the request, and numbers as they were entered', () => {
    const draft = { ...NEW_INTAKE, name: 'Quotes', form_id: '7', quota_total: '10', 'fields.email': 'e' };

    expect(createBody(draft)).toEqual({
      name: 'Quotes',
      form_id: 7,
      funnel_id: null,
      template_id: null,
      customer_id: null,
      fields: { project_name: null, contact_name: null, email: 'e', phone: null },
      quota_total: 10,
      quota_per_day: null,
      duplicate_window_hours: 24,
      proof_difficulty: 15,
      status_shows: ['closed'],
      redirect_url: null,
      embed_origins: null,
      expires_at: null,
      active: true,
    });
  });

  it('has only changed settings in the request, so that those of others remain', () => {
    expect(updateBody({})).toEqual({});
    expect(updateBody({ 'fields.email': '', 'fields.phone': 'p', quota_per_day: '' })).toEqual({
      fields: { email: null, phone: 'p' },
      quota_per_day: null,
    });
    expect(updateBody({ embed_origins: '\nhttps://a.example \n\nhttps://b.example' })).toEqual({
      embed_origins: ['https://a.example', 'https://b.example'],
    });
    expect(updateBody({ embed_origins: null })).toEqual({ embed_origins: null });
    expect(updateBody({ embed_origins: '' })).toEqual({ embed_origins: [] });
  });

  it('has the local time of the expiry, to the minute, and sends it as an instant', () => {
    const { expires_at: local } = draftOf(link);

    expect(local).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    expect(updateBody({ expires_at: local })).toEqual({ expires_at: '2026-12-01T10:00:00.000Z' });
    expect(updateBody({ expires_at: '' })).toEqual({ expires_at: null });
  });

  it('leaves a number that is not valid to the API, which explains the error', () => {
    expect(updateBody({ proof_difficulty: '' })).toEqual({ proof_difficulty: null });
    expect(updateBody({ quota_total: '1.5' })).toEqual({ quota_total: 1.5 });
  });

  it('shows a link as it is stored', () => {
    expect(draftOf({ ...link, embed_origins: ['https://a.example'] })).toMatchObject({
      name: 'Quotes',
      funnel_id: '',
      quota_per_day: '50',
      'fields.email': 'e',
      embed_origins: 'https://a.example',
    });
  });
});
