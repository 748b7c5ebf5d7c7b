const PROTECTED = 'api/management/projects';
const PUBLIC = [
  '/share/x',
  '/forms/x',
  '/files/forms/x',
  '/api/management/auth/token',
  '/api/management/channels/inbound/x',
];

/** Ways from a public path to a protected one, for parsers that normalize paths differently. */
const WAYS: readonly (readonly [string, string])[] = [
  ['dots', '/../../../'],
  ['escaped dots', '/%2e%2e/%2e%2e/%2e%2e/'],
  ['dots in capitals', '/%2E%2E/%2E%2E/%2E%2E/'],
  ['a dot escaped, a dot not', '/.%2e/.%2e/.%2e/'],
  ['escaped slashes', '/..%2f..%2f..%2f'],
  ['all escaped', '/%2e%2e%2f%2e%2e%2f%2e%2e%2f'],
  ['escaped twice', '/%252e%252e%252f%252e%252e%252f'],
  ['backslashes', '/..\\..\\..\\'],
  ['escaped backslashes', '/..%5c..%5c..%5c'],
  ['a path parameter', '/..;/..;/..;/'],
  ['a NUL', '/%00/../../'],
  ['overlong UTF-8', '/%c0%ae%c0%ae/%c0%ae%c0%ae/'],
  ['an escaped question mark', '%3f/../../'],
  ['an escaped hash', '%23/../../'],
  ['two slashes', '/..//..//..//'],
  ['a line break', '%0d%0a/../../'],
];

/** Descriptions and request targets. None of them may reach a protected path without a token. */
export const pathBypasses: readonly (readonly [string, string])[] = [
  ...PUBLIC.flatMap((from) => WAYS.map(([how, way]) => [`${how} from ${from}`, `${from}${way}${PROTECTED}`] as const)),
  ['two slashes in front', `//${PROTECTED}`],
  ['two slashes within', '/api//management/projects'],
  ['a slash behind', `/${PROTECTED}/`],
  ['capitals', '/API/Management/Projects'],
  ['a dot segment', '/api/./management/projects'],
  ['an escaped letter', '/api/management/%70rojects'],
  ['an escaped slash', '/api/management%2fprojects'],
  ['a semicolon', `/${PROTECTED};a=b`],
  ['no slash in front', PROTECTED],
  ['an absolute form', `http://evil.example/${PROTECTED}`],
  ['an absolute form over TLS', `https://evil.example/${PROTECTED}`],
  ['an authority', 'evil.example:80'],
  ['an asterisk', '*'],
  ['a fragment', `/share/x#/../${PROTECTED}`],
  ['the name of a service', '/projects/api/management/projects'],
  ['the metrics of a service', '/share/../metrics'],
  ['the probe of a service', '/share/x/../../readyz'],
];

const NAMES = [
  'X-Trackway-Identity',
  'x-trackway-identity',
  'X_Trackway_Identity',
  'X-Trackway_Identity',
  'x_trackway-identity',
  'X-TRACKWAY-IDENTITY',
  'X-Trackway-Service',
  'X-Forwarded-User',
  'X-Forwarded-Prefix',
  'X_Forwarded_For',
  'X-Real-IP',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'Forwarded',
  'Via',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Proxy-Authorization',
  'Proxy-Connection',
  'Keep-Alive',
  'TE',
  'Upgrade',
  'Authorization',
];

/** Header lines that pretend to be internal. The value must not reach a service. */
export const forgedHeaders: readonly (readonly [string, readonly string[]])[] = NAMES.flatMap((name) => [
  [`${name}`, [`${name}: forged-value`]],
  [`${name}, twice`, [`${name}: forged-value`, `${name}: forged-value`]],
  [`${name}, named by Connection`, [`Connection: ${name}`, `${name}: forged-value`]],
  [`${name}, and Connection removes the real one`, [`Connection: close, x-trackway-identity`, `${name}: forged-value`]],
]);
