import type { Respondent } from './respondent';

/** A form that is built by the API, and how a respondent fills it in. */
export interface SampleForm {
  readonly form: { readonly title: string; readonly fields: readonly object[]; readonly page?: object };
  /** The controls of the first page, as assistive technology presents them. */
  readonly controls: readonly string[];
  /** The first errors of an empty form. */
  readonly errors: readonly string[];
  /** Answers all questions and sends the form. */
  fill(respondent: Respondent): Promise<void>;
  /** The stored answers by label. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const EUR = { currency: 'EUR' };
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
const options = (...labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

const survey: SampleForm = {
  form: {
    title: 'How was your stay?',
    page: { sections_as_pages: true },
    fields: [
      { label: 'Your visit', type: 'section' },
      { label: 'How satisfied are you?', type: 'rating', required: true },
      { label: 'Would you recommend us?', help: '10 is certainly', type: 'rating', validation: { max: 10 } },
      { key: 'reason', label: 'Reason', type: 'single_choice', required: true, options: options('Holiday', 'Other') },
      {
        label: 'Which reason?',
        type: 'short_text',
        required: true,
        visible_when: { field_id: 'reason', operator: 'equals', value: 'other' },
      },
      { label: 'What we can improve', type: 'section' },
      { label: 'Please improve', type: 'multiple_choice', required: true, options: options('Breakfast', 'Price') },
      { label: 'Comment', type: 'long_text' },
    ],
  },
  controls: [
    'radiogroup "How satisfied are you?" required',
    'radiogroup "Would you recommend us?"',
    'radiogroup "Reason" required',
    'button "Next"',
  ],
  errors: ['How satisfied are you? An answer is required.', 'Reason: An answer is required.'],
  fill: async ({ choose, type, press, check }) => {
    await choose('How satisfied are you?', '4 of 5');
    await choose('Would you recommend us?', '9');
    await choose('Reason', 'Other');
    await type('Which reason?', 'A wedding');
    await press('Next');
    await check('Price');
    await type('Comment', 'See you next year');
    await press('Send');
  },
  answers: {
    'How satisfied are you?': 4,
    'Would you recommend us?': 9,
    Reason: 'other',
    'Which reason?': 'A wedding',
    'Please improve': ['price'],
    Comment: 'See you next year',
  },
};

const inspection: SampleForm = {
  form: {
    title: 'Roof inspection',
    page: { review: true },
    fields: [
      { label: 'Day', type: 'date', required: true },
      { label: 'Is it safe?', type: 'boolean', required: true },
      { label: 'Front', type: 'file', required: true, validation: { mime_types: ['image/png'] } },
      { label: 'Damage', type: 'file', validation: { mime_types: ['image/*'] } },
      { label: 'Height in m', type: 'number', required: true, validation: { min: 1 } },
    ],
  },
  controls: [
    'Date "Day (required)"',
    'radiogroup "Is it safe?" required',
    'button "Front (required)"',
    'button "Damage"',
    'spinbutton "Height in m" required',
    'button "Check your answers"',
  ],
  errors: ['Day: An answer is required.', 'Is it safe? An answer is required.', 'Front: An answer is required.'],
  fill: async ({ pickDate, choose, attach, type, press }) => {
    await pickDate('Day', '03', '2026');
    await choose('Is it safe?', 'No');
    await attach('Front', photo('front.png'));
    await attach('Damage', photo('damage.png'));
    await type('Height in m', '7.5');
    await press('Check your answers');
    await press('Send');
  },
  answers: {
    Day: '2026-03-03',
    'Is it safe?': false,
    Front: expect.objectContaining({ name: 'front.png' }),
    Damage: expect.objectContaining({ name: 'damage.png' }),
    'Height in m': 7.5,
  },
};

const order: SampleForm = {
  form: {
    title: 'Order',
    fields: [
      { label: 'E-mail', type: 'email', required: true },
      {
        key: 'lines',
        label: 'Products',
        type: 'group',
        item_label: 'Product',
        required: true,
        fields: [
          { key: 'quantity', label: 'Quantity', type: 'number', required: true },
          { key: 'price', label: 'Price', type: 'money', required: true, validation: EUR },
          { key: 'amount', label: 'Amount', type: 'calculated', expression: 'quantity * price', validation: EUR },
        ],
      },
      { label: 'Total', type: 'calculated', expression: 'sum(lines.amount)', validation: EUR },
    ],
  },
  controls: [
    'textbox "E-mail" required',
    'group "Products (required)"',
    'group "Product 1"',
    'spinbutton "Quantity" required',
    'spinbutton "Price (EUR)" required',
    'button "Add Product 2"',
    'button "Send"',
  ],
  errors: ['E-mail: An answer is required.', 'Products: An answer is required.'],
  fill: async ({ type, press }) => {
    await type('E-mail', 'ana@example.org');
    await type('Product 1/Quantity', '2');
    await type('Product 1/Price (EUR)', '12.50');
    await press('Add Product 2');
    await type('Product 2/Quantity', '3');
    await type('Product 2/Price (EUR)', '3.33');
    await press('Send');
  },
  answers: { 'E-mail': 'ana@example.org', Products: expect.any(Array), Total: 3499 },
};

const registration: SampleForm = {
  form: {
    title: 'Conference',
    page: { sections_as_pages: true, review: true },
    fields: [
      { label: 'About you', type: 'section' },
      { key: 'name', label: 'Name', type: 'short_text', required: true },
      { label: 'E-mail', type: 'email', required: true },
      { label: 'Your stay', type: 'section' },
      { label: 'Arrival', type: 'date', required: true },
      { label: 'Ticket', type: 'single_choice', required: true, options: options('Standard', 'Student') },
      { label: 'Phone', type: 'phone' },
    ],
  },
  controls: ['textbox "Name" required', 'textbox "E-mail" required', 'button "Next"'],
  errors: ['Name: An answer is required.', 'E-mail: An answer is required.'],
  fill: async ({ type, press, pickDate, choose }) => {
    await type('Name', 'Ana Silva');
    await type('E-mail', 'ana@example.org');
    await press('Next');
    await pickDate('Arrival', '02', '2027');
    await choose('Ticket', 'Student');
    await type('Phone', '+351912345678');
    await press('Check your answers');
    await press('Send');
  },
  answers: {
    Name: 'Ana Silva',
    'E-mail': 'ana@example.org',
    Arrival: '2027-02-02',
    Ticket: 'student',
    Phone: '+351912345678',
  },
};

const consent: SampleForm = {
  form: {
    title: 'Consent to treatment',
    fields: [
      { label: 'Name of the patient', type: 'short_text', required: true },
      { label: 'I agree', type: 'boolean', required: true },
      { label: 'Signature', type: 'signature', required: true },
    ],
  },
  controls: [
    'textbox "Name of the patient" required',
    'radiogroup "I agree" required',
    'textbox "Signature: Or type your name" required',
    'button "Clear"',
    'button "Send"',
  ],
  errors: [
    'Name of the patient: An answer is required.',
    'I agree: An answer is required.',
    'Signature: An answer is required.',
  ],
  fill: async ({ type, choose, sign, press }) => {
    await type('Name of the patient', 'Ana Silva');
    await choose('I agree', 'Yes');
    await sign('Signature', 'Ana Silva');
    await press('Send');
  },
  answers: {
    'Name of the patient': 'Ana Silva',
    'I agree': true,
    Signature: expect.stringMatching(/^data:image\/png;base64,.{500}/),
  },
};

export const SAMPLE_FORMS = { survey, inspection, order, registration, consent };
