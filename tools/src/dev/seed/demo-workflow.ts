import type { CreateChannel, CreateForm, CreateFunnel } from '@trackway/client';

/** A funnel, a form and a channel, as a client of the API would send them. */
export const DEMO_FUNNEL: CreateFunnel = {
  name: 'Sales',
  steps: [
    { name: 'First contact' },
    { name: 'Site visit' },
    { name: 'Offer' },
    { name: 'Negotiation' },
    { name: 'Signed' },
  ],
};

export const DEMO_FORM: CreateForm = {
  title: 'Site survey',
  fields: [
    { label: 'Area in m²', type: 'number', required: true },
    { label: 'Date of the visit', type: 'date', required: true },
    { label: 'Access by lorry', type: 'boolean', required: false },
    { label: 'Remarks', type: 'long_text', required: false },
  ],
};

export const DEMO_CHANNEL: CreateChannel = {
  name: 'Website messages',
  kind: 'webhook',
  external_ref: 'demo-website-messages',
};
