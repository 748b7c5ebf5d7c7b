import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import type { Session } from './session';
import styles from './sign-in.module.css';
import { TokenForm } from './token-form';

export function SignInScreen({ session }: { session: Session }) {
  const t = useText();
  return (
    <main className={styles['screen']}>
      <div className={styles['box']}>
        <div className={styles['head']}>
          <img src="icon.svg" alt="" width="40" height="40" />
          <h1>{t('session.title')}</h1>
          <p>{t('session.about')}</p>
        </div>
        {session.hasOidc ? (
          <Button look="primary" onClick={() => void session.signIn()}>
            {t('session.sign_in')}
          </Button>
        ) : undefined}
        <TokenForm session={session} isOnlyWay={!session.hasOidc} />
      </div>
    </main>
  );
}
