import type { Contact, CreateContact } from '@trackway/client';
import { fieldErrors } from '../api/error-facts';
import { type FormState, textProps } from '../edit/edit-form';
import { CUSTOMERS } from '../records/record-sources';
import { RecordsField } from '../records/records-field';
import { useText } from '../text/text-context';
import { TextArea, TextField } from '../ui/field';
import { useCustomersText } from './use-customers-text';

/** What the form shows. */
export interface ContactDraft {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly description: string;
  readonly customer_ids: readonly string[];
}

export const NEW_CONTACT: ContactDraft = {
  name: '',
  role: '',
  email: '',
  phone: '',
  description: '',
  customer_ids: [],
};

export function contactDraft({ name, role, email, phone, description, customers }: Contact): ContactDraft {
  const customerIds = customers.map(({ id }) => id);
  return { name, role, email: email ?? '', phone, description: description ?? '', customer_ids: customerIds };
}

/** The body of a creation or of a change, which contains the changed fields only. An empty e-mail is null in the API. */
export function contactBody<Changes extends Partial<ContactDraft>>({ email, description, ...others }: Changes) {
  return {
    ...others,
    ...(email === undefined ? {} : { email: email === '' ? null : email }),
    ...(description === undefined ? {} : { description: description === '' ? null : description }),
  } as Omit<CreateContact, 'name'> & Pick<Changes, 'name'>;
}

export function useContactLabels() {
  const t = useText();
  const own = useCustomersText();
  return {
    name: t('ui.name'),
    role: own('customers.role'),
    email: own('customers.email'),
    phone: own('customers.phone'),
    description: own('customers.description'),
    customer_ids: own('customers.of_contact'),
  };
}

export function ContactFields({ form }: { form: FormState<ContactDraft> }) {
  const t = useCustomersText();
  const labels = useContactLabels();
  return (
    <>
      <TextField label={labels.name} required maxLength={255} {...textProps(form, 'name')} />
      <TextField label={labels.role} {...textProps(form, 'role')} />
      <TextField label={labels.email} type="email" {...textProps(form, 'email')} />
      <TextField label={labels.phone} type="tel" {...textProps(form, 'phone')} />
      <TextArea label={labels.description} {...textProps(form, 'description')} />
      <RecordsField
        label={t('customers.add_to_contact')}
        errors={fieldErrors(form.error, 'customer_ids')}
        source={CUSTOMERS}
        ids={form.draft.customer_ids}
        onChange={(ids) => form.set('customer_ids', ids)}
      />
    </>
  );
}
