/** Errors before a connection exists. */
const CODES = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether no connection could be opened, so that nothing of the request was sent. */
export function isConnectFailure(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || (code !== undefined && CODES.has(code));
}
