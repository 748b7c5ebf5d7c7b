import http from 'node:http';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  /** The parsed JSON body, or undefined if the body is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders | readonly string[];
  readonly body?: string | Buffer;
  readonly agent?: http.Agent;
}

/** Sends one HTTP request with the path unchanged. */
export function send(
  base: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: SendOptions = {},
): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, ...(agent ? { agent } : {}) };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: json(text) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
