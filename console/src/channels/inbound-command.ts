const BODY = '{"message": "Hello", "sender": {"id": "c1", "name": "Carla Client"}}';
const JSON_HEADER = "--header 'Content-Type: application/json'";

/**
 * A command that delivers a message as a connector does. Of a channel with a secret, it signs the message with the
 * secret in `SECRET`, which stays out of the command.
 */
export function inboundCommand(url: string, isSigned: boolean): string {
  if (!isSigned) return [`curl '${url}'`, JSON_HEADER, `--data '${BODY}'`].join(' \\\n  ');
  return [
    `id="msg_$(date +%s%N)" now="$(date +%s)" body='${BODY}'`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The shell replaces it.
    'key="$(printf %s "${SECRET#whsec_}" | base64 -d | od -An -tx1 | tr -d \' \\n\')"',
    'signature="$(printf %s "$id.$now.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)"',
    [
      `curl '${url}'`,
      JSON_HEADER,
      '--header "webhook-id: $id"',
      '--header "webhook-timestamp: $now"',
      '--header "webhook-signature: v1,$signature"',
      '--data "$body"',
    ].join(' \\\n  '),
  ].join('\n');
}
