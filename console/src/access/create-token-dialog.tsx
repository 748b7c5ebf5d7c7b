import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { useText } from '../text/text-context';
import { SelectField } from '../ui/field';
import { ShownOnce } from '../ui/shown-once';
import { FIRST_SCOPES, isComplete, type ScopedDraft, ScopedFields } from './scoped-fields';
import { knownScopes } from './scopes';

const DAY_MS = 86_400_000;
const DAYS = [7, 30, 90, 365] as const;

interface TokenDraft extends ScopedDraft {
  /** Days until the token expires. */
  readonly days: number;
}

const NEW_TOKEN: TokenDraft = { name: '', days: 90, scopes: FIRST_SCOPES };

/** Creates a personal access token, and shows it once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useNew({
    first: NEW_TOKEN,
    write: (client, { name, scopes, days }) => {
      const expiry = new Date(Date.now() + days * DAY_MS).toISOString();
      const body = { name, scopes: knownScopes(scopes), expires_at: expiry };
      return client.call('post', '/api/management/access-tokens', { body });
    },
  });
  const { data } = form.create;
  return (
    <CreateDialog
      title={t('access.create_token')}
      onClose={onClose}
      create={form.create}
      isComplete={isComplete(form.draft)}
      secret={data ? <ShownOnce label={t('session.token')} value={data.token} /> : undefined}
    >
      <ScopedFields form={form}>
        <SelectField
          label={t('access.valid_for')}
          value={form.draft.days}
          onChange={(event) => form.set('days', Number(event.target.value))}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('access.days', { count })}
            </option>
          ))}
        </SelectField>
      </ScopedFields>
    </CreateDialog>
  );
}
