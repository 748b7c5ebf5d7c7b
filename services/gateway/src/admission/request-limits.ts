import type { FrameCount, Rejected } from '../authentication/access-token';
import type { GatewaySettings } from '../config';
import { type GatewayError, tooManyRequests } from '../errors/gateway-error';
import { clientNetwork } from '../exchange/client-address';
import { type BucketRule, type BucketState, TokenBuckets } from '../limits/token-buckets';

export interface LimitSettings {
  readonly subject: BucketRule;
  readonly frame: BucketRule;
  readonly public: BucketRule;
}

/** Share of a minute's requests that may arrive at once, if no setting defines it. */
const BURST_SHARE = 1 / 6;

type RateSettings = Pick<
  GatewaySettings,
  | 'RATE_LIMIT_SUBJECT_PER_MINUTE'
  | 'RATE_LIMIT_SUBJECT_BURST'
  | 'RATE_LIMIT_FRAME_PER_MINUTE'
  | 'RATE_LIMIT_PUBLIC_PER_MINUTE'
>;

export function limitSettings(settings: RateSettings): LimitSettings {
  const shared = (perMinute: number): BucketRule => ({ perMinute, burst: Math.ceil(perMinute * BURST_SHARE) });
  return {
    subject: { perMinute: settings.RATE_LIMIT_SUBJECT_PER_MINUTE, burst: settings.RATE_LIMIT_SUBJECT_BURST },
    frame: shared(settings.RATE_LIMIT_FRAME_PER_MINUTE),
    public: shared(settings.RATE_LIMIT_PUBLIC_PER_MINUTE),
  };
}

/** The RateLimit headers of the response, and the error if the request exceeds a limit. */
export interface LimitDecision {
  readonly fields: readonly string[];
  readonly error: GatewayError | undefined;
}

/** Counts requests by subject and frame, or without a token by client address and external reference. */
export class RequestLimits {
  private readonly subjects: TokenBuckets;
  private readonly frames: TokenBuckets;
  private readonly addresses: TokenBuckets;
  private readonly references: TokenBuckets;
  private readonly callerPolicy: string;
  private readonly publicPolicy: string;

  constructor(
    rules: LimitSettings,
    private readonly now: () => number,
  ) {
    this.subjects = new TokenBuckets(rules.subject);
    this.frames = new TokenBuckets(rules.frame);
    this.addresses = new TokenBuckets(rules.public);
    this.references = new TokenBuckets(rules.public);
    this.callerPolicy = `${policy('subject', rules.subject)}, ${policy('frame', rules.frame)}`;
    this.publicPolicy = policy('client', rules.public);
  }

  /** The buckets by the kind of their keys. */
  get buckets(): Readonly<Record<string, TokenBuckets>> {
    return { subject: this.subjects, frame: this.frames, address: this.addresses, reference: this.references };
  }

  /** Counts a request whose subject is not known yet. */
  takeForFrame(frame: string): FrameCount | Rejected {
    const state = this.frames.take(frame, this.now());
    const { error, fields } = decision(this.callerPolicy, 'frame', state, state.allowed ? undefined : 'in this frame');
    return error ? { rejection: error, limitFields: fields } : { frameCount: state };
  }

  /**
   * The subject is checked first, so that a subject over its limit uses nothing of its frame's limit. `counted` is the
   * result of `takeForFrame` for the same request.
   */
  takeForCaller(subject: string, frame: string, counted?: BucketState): LimitDecision {
    const now = this.now();
    const own = this.subjects.take(subject, now);
    if (!own.allowed) return decision(this.callerPolicy, 'subject', own, 'by this subject');
    const shared = counted ?? this.frames.take(frame, now);
    if (!shared.allowed) return decision(this.callerPolicy, 'frame', shared, 'in this frame');
    return own.remaining <= shared.remaining
      ? decision(this.callerPolicy, 'subject', own)
      : decision(this.callerPolicy, 'frame', shared);
  }

  /** `reference` is the value of the path parameter that the route limits by. */
  takeForPublic(address: string, reference: string | undefined): LimitDecision {
    const now = this.now();
    const own = this.addresses.take(clientNetwork(address), now);
    if (!own.allowed) return decision(this.publicPolicy, 'client', own, 'from this address');
    if (reference === undefined) return decision(this.publicPolicy, 'client', own);
    const shared = this.references.take(reference, now);
    if (!shared.allowed) return decision(this.publicPolicy, 'client', shared, 'for this reference');
    return decision(this.publicPolicy, 'client', shared.remaining < own.remaining ? shared : own);
  }
}

function policy(name: string, { perMinute, burst }: BucketRule): string {
  return `"${name}";q=${perMinute};w=60;burst=${burst}`;
}

function decision(policies: string, name: string, state: BucketState, whose?: string): LimitDecision {
  const seconds = Math.max(Math.ceil(state.waitMs / 1000), 1);
  const fields = ['RateLimit-Policy', policies, 'RateLimit', `"${name}";r=${state.remaining};t=${seconds}`];
  return { fields, error: whose === undefined ? undefined : tooManyRequests(whose, seconds) };
}
