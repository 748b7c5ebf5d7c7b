import { useTraceUrl } from '../api/api-context';
import { traceOf } from '../api/trace-of';

/** A request id. It leads to its trace if the gateway knows where traces are. */
export function RequestId({ id }: { id: string }) {
  const traceUrl = useTraceUrl();
  if (!traceUrl) return <code>{id}</code>;
  return (
    <a href={traceOf(traceUrl, id)} target="_blank" rel="noreferrer">
      <code>{id}</code>
    </a>
  );
}
