import type { CreateCustomer, Customer } from '@trackway/client';
import { fieldErrors } from '../api/error-facts';
import { type FormState, textProps } from '../edit/edit-form';
import { RecordField } from '../records/record-field';
import { CUSTOMERS } from '../records/record-sources';
import { useText } from '../text/text-context';
import { TextField } from '../ui/field';
import { useCustomersText } from './use-customers-text';

/** What the form shows. Empty texts are null in the API. */
export interface CustomerDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly document: string;
  readonly parent_id: string;
  readonly email: string;
  readonly phone: string;
}

export const NEW_CUSTOMER: CustomerDraft = { name: '', document: '', parent_id: '', email: '', phone: '' };

export function customerDraft({ name, document, parent_id: parent, email, phone }: Customer): CustomerDraft {
  return { name, document: document ?? '', parent_id: parent ?? '', email: email ?? '', phone: phone ?? '' };
}

/** The body of a creation or of a change, which contains the changed fields only. */
export function customerBody<Changes extends Partial<CustomerDraft>>({ name, ...texts }: Changes) {
  const others = Object.entries(texts).map(([field, text]) => [field, text === '' ? null : text]);
  return { ...(name === undefined ? {} : { name }), ...Object.fromEntries(others) } as Omit<CreateCustomer, 'name'> &
    Pick<Changes, 'name'>;
}

export function useCustomerLabels() {
  const t = useText();
  const own = useCustomersText();
  return {
    name: t('ui.name'),
    document: own('customers.document'),
    parent_id: own('customers.parent'),
    email: own('customers.email'),
    phone: own('customers.phone'),
  };
}

export function CustomerFields({ form }: { form: FormState<CustomerDraft> }) {
  const t = useCustomersText();
  const labels = useCustomerLabels();
  return (
    <>
      <TextField label={labels.name} required maxLength={255} {...textProps(form, 'name')} />
      <TextField label={labels.document} {...textProps(form, 'document')} />
      <TextField label={labels.email} type="email" {...textProps(form, 'email')} />
      <TextField label={labels.phone} type="tel" {...textProps(form, 'phone')} />
      <RecordField
        label={labels.parent_id}
        hint={t('customers.parent_hint')}
        errors={fieldErrors(form.error, 'parent_id')}
        source={CUSTOMERS}
        value={form.draft.parent_id}
        onChange={(id) => form.set('parent_id', id)}
      />
    </>
  );
}
