/** The address of the traces of a request. `traceUrl` contains `{request_id}`. */
export function traceOf(traceUrl: string, requestId: string): string {
  return traceUrl.replaceAll('{request_id}', () => encodeURIComponent(requestId));
}
