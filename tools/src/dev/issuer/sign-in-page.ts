import { DEMO_ACCOUNTS } from './demo-accounts';

/** Lets the user choose a demo account. There are no passwords: this issuer runs on the developer's host only. */
export function signInPage(): string {
  const accounts = DEMO_ACCOUNTS.map(
    ({ id, name, about }) =>
      `<button name="account" value="${id}"><strong>${name}</strong><span>${about}</span></button>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Sign in to the demo</title>
    <style>
      body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 15px/24px system-ui, sans-serif; }
      form { display: grid; gap: 8px; width: min(400px, calc(100vw - 32px)); }
      button { display: grid; padding: 12px 16px; border: 1px solid GrayText; border-radius: 8px; font: inherit; text-align: start; cursor: pointer; }
    </style>
  </head>
  <body>
    <main>
      <h1>Choose a demo user</h1>
      <form method="post">${accounts.join('')}</form>
    </main>
  </body>
</html>
`;
}
