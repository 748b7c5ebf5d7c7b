import { useEffect, useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../ui/button';
import { Quiet, Row, Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { type PlayedRange, playedRanges } from './played-ranges';
import styles from './required-video.module.css';
import { useVideoText } from './use-video-text';

const VIEWINGS = '/api/management/steps/{step}/attachments/{attachment}/viewings';

interface RequiredVideoProps {
  /** The step that the project is moved into. */
  readonly step: string;
  readonly project: string;
  readonly video: {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    /** In seconds. */
    readonly duration: number;
  };
}

/** Plays a video and records what was played. A page with a video, which cannot be played here, is opened instead. */
export function RequiredVideo({ step, project, video: { id, name, url, duration } }: RequiredVideoProps) {
  const t = useVideoText();
  const player = useRef<HTMLVideoElement>(null);
  const [isPlayable, setPlayable] = useState(true);
  const record = useChange((client, ranges: readonly PlayedRange[]) =>
    client.call('post', VIEWINGS, { path: { step, attachment: id }, body: { project_id: project, ranges } }),
  );
  // React may show the element some time after it has created it and the browser has loaded its source.
  useEffect(() => {
    if (player.current?.error) setPlayable(false);
  }, []);
  const recordPlayed = () => {
    const ranges = player.current ? playedRanges(player.current.played, duration) : [];
    if (ranges.length > 0) record.mutate(ranges);
  };
  const seconds = record.data?.viewing.seconds;
  return (
    <Stack>
      <Row>
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
        {seconds === undefined ? undefined : (
          <Quiet>{t('video.played', { seconds: Math.floor(seconds), duration })}</Quiet>
        )}
      </Row>
      {record.error ? <ErrorNotice error={record.error} /> : undefined}
      {isPlayable ? (
        // biome-ignore lint/a11y/useMediaCaption: The API has no captions of videos.
        <video
          ref={player}
          className={styles['player']}
          src={url}
          controls
          preload="metadata"
          aria-label={name}
          onError={() => setPlayable(false)}
          onPause={recordPlayed}
          onEnded={recordPlayed}
        />
      ) : (
        <Row>
          <Quiet>{t('video.elsewhere')}</Quiet>
          <Button disabled={record.isPending} onClick={() => record.mutate([{ from: 0, to: duration }])}>
            {t('video.watched', { name })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
