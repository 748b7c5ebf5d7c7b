import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { ErrorNotice } from '../ui/notice';
import type { Session } from './session';
import styles from './sign-in.module.css';
import { TokenForm } from './token-form';
import { useSignIn } from './use-sign-in';

export function SignInScreen({ session }: { session: Session }) {
  const t = useText();
  const { error, signIn } = useSignIn(session, () => session.signIn());
  return (
    <main className={styles['screen']}>
      <div className={styles['box']}>
        <div className={styles['head']}>
          <img src="icon.svg" alt="" width="40" height="40" />
          <h1>{t('session.title')}</h1>
          <p>{t('session.about')}</p>
        </div>
        {error ? <ErrorNotice error={error} remedy="remedy.sign_in" /> : undefined}
        {session.hasOidc ? (
          <Button look="primary" onClick={signIn}>
            {t('session.sign_in')}
          </Button>
        ) : undefined}
        <TokenForm session={session} isOnlyWay={!session.hasOidc} />
      </div>
    </main>
  );
}
