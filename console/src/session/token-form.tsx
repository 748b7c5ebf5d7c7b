import { type FormEvent, useState } from 'react';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Stack } from '../ui/layout';
import type { Session } from './session';

/** Signs in with an access token, such as the one of `npm run token`. */
export function TokenForm({ session, isOnlyWay }: { session: Session; isOnlyWay: boolean }) {
  const t = useText();
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pasted = token.trim().replace(/^Bearer\s+/i, '');
    if (pasted) session.acceptToken(pasted);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextField
          label={t('session.token')}
          hint={t('session.token_hint')}
          type="password"
          value={token}
          required
          onChange={(event) => setToken(event.target.value)}
        />
        <Button type="submit" look={isOnlyWay ? 'primary' : 'default'}>
          {t('session.use_token')}
        </Button>
      </Stack>
    </form>
  );
}
