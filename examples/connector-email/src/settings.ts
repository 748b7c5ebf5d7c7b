import type { Settings } from '@trackway/connector';

interface Server {
  readonly host: string;
  readonly port: number;
  /** TLS from the start. Otherwise STARTTLS is used if the server offers it. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
}

export interface EmailSettings {
  readonly imap: Server & { readonly folder: string; readonly pollSeconds: number; readonly readsExisting: boolean };
  readonly smtp: Server;
  /** The address of the channel, such as `Support <support@example.org>`. */
  readonly from: string;
  readonly defaultSubject: string;
  /** Automatic replies and lists: not delivered, or delivered with `metadata.email.automatic`. */
  readonly deliversAutomatic: boolean;
  readonly maxMailBytes: number;
  /** More messages to one address within an hour are regarded as a loop. */
  readonly maxPerHour: number;
  readonly stateFolder: string;
}

const MEGABYTE = 1024 * 1024;

export function readEmailSettings(settings: Settings, stateFolder: string): EmailSettings {
  return {
    imap: {
      ...readServer(settings, 'IMAP', 993),
      folder: settings.text('IMAP_FOLDER', 'INBOX'),
      // The first start: e-mails that are already in the folder.
      readsExisting: settings.flag('IMAP_READ_EXISTING', false),
      pollSeconds: settings.integer('IMAP_POLL_SECONDS', 60, 1, 3_600),
    },
    smtp: readServer(settings, 'SMTP', 465),
    from: settings.required('MAIL_FROM', 'It is the address of the channel, such as Support <support@example.org>.'),
    defaultSubject: settings.text('DEFAULT_SUBJECT', 'Message from our team'),
    deliversAutomatic: settings.flag('DELIVER_AUTOMATIC_MAIL', false),
    maxMailBytes: settings.integer('MAX_MAIL_MB', 50, 1, 200) * MEGABYTE,
    maxPerHour: settings.integer('MAX_MAILS_PER_HOUR', 60, 1, 10_000),
    stateFolder,
  };
}

function readServer(settings: Settings, prefix: string, port: number): Server {
  return {
    host: settings.required(`${prefix}_HOST`, `It is the ${prefix} server of your mail provider.`),
    port: settings.integer(`${prefix}_PORT`, port, 1, 65_535),
    isSecure: settings.flag(`${prefix}_TLS`, true),
    user: settings.required(`${prefix}_USER`, 'It is the user name of the mailbox.'),
    password: settings.required(`${prefix}_PASSWORD`, 'Create an app password if the provider demands one.'),
  };
}
