import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ErrorNotice } from '../ui/notice';
import type { Session } from './session';
import { TokenForm } from './token-form';
import { useSignIn } from './use-sign-in';

/** Signs in again without leaving the page. Requests wait, and what the user has entered stays. */
export function ExpiredDialog({ session }: { session: Session }) {
  const t = useText();
  const { error, signIn } = useSignIn(session, () => session.signInByWindow());
  return (
    <Dialog title={t('session.expired')} canClose={false} onClose={() => undefined}>
      <p>{t('session.expired_about')}</p>
      {error ? <ErrorNotice error={error} remedy="remedy.sign_in" /> : undefined}
      {session.hasOidc ? (
        <Button look="primary" onClick={signIn}>
          {t('session.sign_in_again')}
        </Button>
      ) : undefined}
      <TokenForm session={session} isOnlyWay={!session.hasOidc} />
    </Dialog>
  );
}
