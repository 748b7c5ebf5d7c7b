import { defineModel, isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession, Connection, Model } from 'mongoose';
import { defaultTheme, type Theme } from './theme';
import type { ThemeStore } from './theme-store';

export interface ThemeDocument {
  /** Id of the frame. */
  readonly _id: string;
  readonly frame_id: string;
  readonly accent_color: string | null;
  readonly text_color: string | null;
  readonly surface_color: string | null;
  readonly background_color: string | null;
  readonly logo: string | null;
  readonly version: number;
}

const anyText = { type: String, default: null };

/** Call once for each connection. */
export function themeModel(connection: Connection): Model<ThemeDocument> {
  return defineModel<ThemeDocument>(connection, {
    name: 'FormTheme',
    collection: 'form_themes',
    fields: {
      _id: { type: String, required: true },
      frame_id: { type: String, required: true },
      accent_color: anyText,
      text_color: anyText,
      surface_color: anyText,
      background_color: anyText,
      logo: anyText,
      version: { type: Number, required: true },
    },
  });
}

export class MongoThemeStore implements ThemeStore {
  constructor(
    private readonly themes: Model<ThemeDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async read(frameId: string): Promise<Theme> {
    const document = await this.themes
      .findOne({ _id: frameId, frame_id: frameId })
      .session(this.session)
      .lean<ThemeDocument>();
    return document ? toTheme(document) : defaultTheme(frameId);
  }

  async write(theme: Theme): Promise<void> {
    const { _id, ...changes } = toDocument(theme);
    if (theme.version > 1) {
      await this.themes.updateOne({ _id, frame_id: _id }, { $set: changes }).session(this.session);
      return;
    }
    try {
      await this.themes.insertMany([{ _id, ...changes }], { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, '_id_') ? new TransactionConflict('a theme was written') : error;
    }
  }
}

function toTheme(document: ThemeDocument): Theme {
  return {
    frameId: document.frame_id,
    accentColor: document.accent_color,
    textColor: document.text_color,
    surfaceColor: document.surface_color,
    backgroundColor: document.background_color,
    logo: document.logo,
    version: document.version,
  };
}

function toDocument(theme: Theme): ThemeDocument {
  return {
    _id: theme.frameId,
    frame_id: theme.frameId,
    accent_color: theme.accentColor,
    text_color: theme.textColor,
    surface_color: theme.surfaceColor,
    background_color: theme.backgroundColor,
    logo: theme.logo,
    version: theme.version,
  };
}
