/**
 * Loaded before a service (`--require`): its clock differs from that of the host by CLOCK_OFFSET_MS, as on a host whose
 * time is not synchronized. Databases, the broker, monotonic clocks and timers are not affected.
 */
const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const RealDate = Date;

function now(): number {
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
