/** An icon on a grid of 24 units, as elements of SVG. */
export interface IconDrawing {
  readonly nodes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  /** The name of a trademark, whose shape is filled; other icons are lines. */
  readonly mark?: string;
}

/** A crest or logo as the page needs it: `/fotos/<file>`, and its size in pixels. */
export interface Mark {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Whether the mark is too dark for the page's background. */
  readonly dark?: true;
  /** Whether the mark is too light for white paper. */
  readonly light?: true;
}

/** The icons and marks that the build draws, so that only those of the content reach the page. */
export interface Drawn {
  /** By the name that the content uses. */
  readonly icons?: Readonly<Record<string, IconDrawing>>;
  /** The icons of the footer; one for each network, in order. */
  readonly contact?: {
    readonly mail: IconDrawing;
    readonly networks: readonly IconDrawing[];
    readonly chat: IconDrawing;
  };
  /** By the file that the content names, in its own colours. */
  readonly marks?: Readonly<Record<string, Mark>>;
  /** Sponsors' logos, in the tone of the text. */
  readonly sponsors?: Readonly<Record<string, Mark>>;
}
