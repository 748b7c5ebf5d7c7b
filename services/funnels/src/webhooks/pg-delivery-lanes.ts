import { sql } from '@trackway/postgres';

/** Of each webhook two lanes at a time, those in hand among them: a receiver that hangs holds up no other. */
export const TWO_OF_A_WEBHOOK = sql`(
  SELECT frame_id, lane_id, ready_at, lease_until FROM (
    SELECT frame_id, lane_id, ready_at, lease_until, row_number() OVER (
      PARTITION BY frame_id, webhook_id ORDER BY (lease_until > now()) DESC NULLS LAST, ready_at
    ) AS place
    FROM webhook_lanes WHERE ready_at <= now()
  ) placed WHERE place <= 2
)`;
