import { randomUUID } from 'node:crypto';
import { type Forgery, good, HEADER, head, now, part, signed, signedText } from './signed-identities';

/** Identities that are signed, with an invalid claim. */
export function invalidClaims(): Forgery[] {
  const uuids = [
    undefined,
    null,
    '',
    0,
    '*',
    'admin',
    {},
    [randomUUID()],
    "' OR 1=1",
    `${randomUUID()} `,
    `{${randomUUID()}}`,
  ];
  const wrong: readonly (readonly [string, readonly unknown[]])[] = [
    ['sub', uuids],
    ['frame_id', [...uuids, `${randomUUID()},${randomUUID()}`]],
    ['kind', [undefined, null, '', 'User', 'admin', 'gateway', 1, true, ['user'], {}]],
    ['scope', [undefined, null, 1, true, ['*'], { all: true }]],
    ['iss', [undefined, null, 1, {}, ['gateway']]],
    ['token', [null, '', 'x', 1, {}]],
    [
      'exp',
      [
        undefined,
        null,
        '',
        'never',
        String(now() + 60),
        0,
        -1,
        now() - 10,
        now() - 70,
        now() - 86_400,
        now() + 86_400,
        [now()],
        {},
      ],
    ],
    ['iat', [undefined, null, 'now', now() - 120, now() - 86_400, now() + 120, [], {}]],
    ['nbf', ['0', null, now() + 120, now() + 86_400, [0]]],
  ];
  return wrong.flatMap(([claim, values]) =>
    values.map((value): Forgery => {
      const what = JSON.stringify(value) ?? 'missing';
      return [`${claim} ${what}`, { [HEADER]: signed(head(), good({ [claim]: value })) }];
    }),
  );
}

/** Texts that are no tokens. */
export function malformedTokens(): Forgery[] {
  const token = signed(head(), good());
  const [first = '', second = '', third = ''] = token.split('.');
  const texts = [
    first,
    `${first}.${second}`,
    `${token}.${third}`,
    `.${token}`,
    `${token}.`,
    '..',
    '.',
    `${first}..${third}`,
    `.${second}.${third}`,
    `"${token}"`,
    token.replaceAll('.', '%2e'),
    `${token}~`,
    `${token} x`,
    `Bearer ${token}`,
    `${first}.${second}.${third.slice(0, 20)}`,
    `${first}.${second}.${third}AAAA`,
    `${first}.${second}.${'A'.repeat(43)}`,
    `${first}.${part(good({ sub: randomUUID() }))}.${third}`,
    `${part(head({ x: 1 }))}.${second}.${third}`,
    `${token},${token}`,
    `${token}, ${token}`,
    JSON.stringify(good()),
    part(good()),
    Buffer.from(JSON.stringify(good())).toString('base64'),
    'null',
    'undefined',
    'true',
    '{}',
    'x'.repeat(12_000),
    signedText('[]'),
    signedText('null'),
    signedText('"*"'),
    signedText('{'),
    signedText(''),
    ...Object.entries({ sub: 'admin', frame_id: '*', kind: 'root', exp: 1, scope: 1 }).map(([claim, value]) =>
      signedText(`${JSON.stringify(good()).slice(0, -1)},"${claim}":${JSON.stringify(value)}}`),
    ),
  ];
  return texts.map((text, index): Forgery => [`form ${index}: ${text.slice(0, 30)}`, { [HEADER]: text }]);
}
