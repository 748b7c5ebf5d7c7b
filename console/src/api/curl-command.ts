import type { LoggedRequest } from './request-log';

/** The command that repeats a request. The token stays out of it: `TRACKWAY_TOKEN` must be set in the shell. */
export function curlCommand({ method, url, body }: Pick<LoggedRequest, 'method' | 'url' | 'body'>): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `--request ${method} `}${quoted(decodeBrackets(url))}`,
    '--header "Authorization: Bearer $TRACKWAY_TOKEN"',
    ...(url.includes('[') || url.includes('%5B') ? ['--globoff'] : []),
    ...(body === undefined ? [] : ["--header 'Content-Type: application/json'", `--data ${quoted(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** Single quotes of a POSIX shell, in which only the quote itself is special. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function decodeBrackets(url: string): string {
  return url.replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');
}
